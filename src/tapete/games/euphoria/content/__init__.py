"""What is played with: characters, their things, boards, missions and teams."""
