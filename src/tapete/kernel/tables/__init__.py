"""The tables that rules are played at: live, scripted, among bots."""
