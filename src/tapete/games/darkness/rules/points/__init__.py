"""Victory points: darkness.vp"""
