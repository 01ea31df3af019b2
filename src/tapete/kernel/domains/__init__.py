"""Domains: the answers a question allows, by kind."""

from tapete.kernel.domains.amount import Amount
from tapete.kernel.domains.domain import Domain, Refusal
from tapete.kernel.domains.either import Either
from tapete.kernel.domains.faces import Faces
from tapete.kernel.domains.form import Choice, Filled, Form
from tapete.kernel.domains.one_of import Barred, OneOf
from tapete.kernel.domains.order import Order
from tapete.kernel.domains.some import Some
from tapete.kernel.domains.text import Text
from tapete.kernel.domains.yes_no import YesNo

__all__ = [
    "Amount",
    "Barred",
    "Choice",
    "Domain",
    "Either",
    "Faces",
    "Filled",
    "Form",
    "OneOf",
    "Order",
    "Refusal",
    "Some",
    "Text",
    "YesNo",
]
