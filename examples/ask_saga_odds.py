"""Holds `saga-odds batch` open and asks it line by line; each answer is there before the next question is written."""

import json
import subprocess
import sys


class SagaOdds:
    def __init__(self, *command):
        self.program = subprocess.Popen(
            [*command, "batch", "--select", "headline,result.attackerWins,victoryPoints.swing"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            bufsize=1,  # a line goes out as soon as it is written
        )

    def ask(self, fight, **scenario):
        # json.dumps leaves no newline inside: one question is one line, and so is its answer
        self.program.stdin.write(json.dumps({"fight": fight, **scenario}) + "\n")
        answer = json.loads(self.program.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def close(self):
        self.program.stdin.close()
        return self.program.wait()


if __name__ == "__main__":
    odds = SagaOdds(*(sys.argv[1:] or ["saga-odds"]))
    for models in range(6, 13, 2):
        answer = odds.ask(f"{models} bondi charge 4 huscarls")
        print(f"{answer['headline']}: {answer['result']['attackerWins']:.1%}")
    odds.close()
