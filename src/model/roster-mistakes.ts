import type { Mistake } from './errors'
import { either, quoted } from './quoted'

/** What a user can get wrong in a roster: what was given, what is allowed, what to do. `at`: "york.yaml:7:5". */

const EXAMPLE = 'faction: vikings, warlord: true and units: ["4 hirdmen", "8 bondi"]'

/** The file is of another kind. */
export const noRoster = (at: string, given: string): Mistake => ({
  message: `${at}: ${given} is no roster: one has lines as ${EXAMPLE} (saga-odds warband --schema)`,
  at
})

/** A file that is a scenario, a report, a board. */
export const anotherFile = (name: string, what: string, cure: string): Mistake => ({
  message: `${name}: this looks like ${what}, not like a roster: ${cure}`,
  at: name
})

export const emptyRoster = (name: string): Mistake => ({ message: `${name}: it is empty, and a roster was expected`, at: name })

export const noUnitsIn = (at: string): Mistake => ({
  message: `${at}: units: a warband has one unit or more, as in units: ["4 hirdmen", "8 bondi"]`,
  at
})

export const whichTroopAt = (at: string, called: string): Mistake => ({
  message: `${at}: ${called}: which troop? name one, as in troop: bondi`,
  at
})

export const howManyAt = (at: string, called: string, name: string): Mistake => ({
  message: `${at}: ${called}: how many ${name}? say it, as in models: 8`,
  at
})

/** Two keys that say the same. */
export const saidTwice = (at: string, called: string, one: string, other: string): Mistake => ({
  message: `${at}: ${called}: ${one} and ${other} say the same: leave one out`,
  at
})

export const whoseWarband = (at: string, factions: readonly string[]): Mistake => ({
  message: `${at}: whose warband is it? say faction: ${either(factions)}`,
  at
})

export const noHero = (at: string, given: unknown, heroes: readonly string[]): Mistake => ({
  message: `${at}: hero: ${quoted(given)} is no hero: name one of ${either(heroes)}`,
  at
})

export const noLeader = (at: string, name: string): Mistake => ({
  message: `${at}: warlord: the ${name} do not lead: leave the troop out, or name a hero`,
  at
})

/** Nothing can be bought that makes a whole warband. */
export const noMuster = (points: string, hasKept: boolean, dice: number): Mistake => ({
  message: `no legal warband of ${points} ${hasKept ? 'has these units' : 'can be mustered'}${
    dice > 0 ? ` and brings ${dice} SAGA dice` : ''
  }: ${hasKept ? 'keep fewer, or have more points' : 'ask for fewer dice, or have more points'}`,
  at: 'keep'
})

export const nothingKilled = (): Mistake => ({
  message: 'who was killed? say it, as in saga-odds warband points 9 warriors 10 levies 3 hearthguard',
  at: 'points'
})

export const unknownBuildWord = (word: string, near: string | undefined): Mistake => ({
  message: `unknown word ${quoted(word)}${near === undefined ? ': say whose warband and how many points, as in saga-odds warband build vikings 6' : `; did you mean "${near}"?`}`,
  at: 'build'
})

export const whoseBuild = (factions: readonly string[]): Mistake => ({
  message: `whose warband? name ${either(factions)}, as in saga-odds warband build vikings 6`,
  at: 'build'
})

interface Edited {
  readonly name: string
  readonly edition: 1 | 2
}

export const editionsMixed = (one: Edited, other: Edited): Mistake => ({
  message: `${one.name} is of edition ${one.edition} and ${other.name} of edition ${other.edition}: the editions are never mixed, write one of them anew`
})

export const noRostersIn = (folder: string, files: number, most: number): Mistake => ({
  message:
    files === 0
      ? `${folder}: there is no roster in this folder: one ends in .yaml, .yml or .json`
      : `${folder}: ${files} rosters are more than ${most}: put fewer into the folder`,
  at: '--against'
})

export const notTwo = (given: number): Mistake => ({
  message:
    given < 2
      ? 'one warband is compared with nobody: name a second roster, or a field with --against meta/'
      : `${given} warbands: two are compared with each other, and any number of them with a field, as in --against meta/`,
  at: 'compare'
})

export const noRosterWord = (word: string): Mistake => ({
  message: `${quoted(word)} is no roster file, and rosters are compared with rosters: name files that end in .yaml, .yml or .json`,
  at: 'compare'
})

/** A flag that says nothing of what is asked. */
export const strayFlag = (flag: string, where: string): Mistake => ({
  message: `${flag} is for ${where}: leave it out`,
  at: flag
})

export const whichFile = (what: string): Mistake => ({
  message: `warband ${what}: name a roster file, as in saga-odds warband ${what} york.yaml`,
  at: 'warband'
})

export const oneFile = (given: number): Mistake => ({
  message: `warband show: ${given} files: one warband is shown at a time; warband check takes several, and compare takes two`,
  at: 'warband'
})
