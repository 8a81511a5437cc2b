"""The command line, whatever is done from it: its words, the game and the options that are asked for, the user's files."""
