"""Shapes and scenes."""


class Scene:
    def svg(self) -> str:
        raise NotImplementedError
