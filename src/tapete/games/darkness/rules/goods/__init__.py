"""Objects and allies: carried, given, dropped, taken and stolen."""
