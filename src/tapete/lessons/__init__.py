"""Lessons: a match whose dice and rivals are arranged, so that each step shows one idea."""

from tapete.lessons.lesson import Lesson, Step, lesson_of
from tapete.lessons.tutor import NotInLesson, Tutor, tutor_of

__all__ = ["Lesson", "NotInLesson", "Step", "Tutor", "lesson_of", "tutor_of"]
