import { type Mistake, mistake } from './errors'
import { t } from './language'
import { either, quoted } from './quoted'

/** Mistakes in rosters and in questions about warbands. `at`: the place, "york.yaml:7:5"; `called`: how the user named the value. */

const EXAMPLE = 'faction: vikings, warlord: true and units: ["4 hirdmen", "8 bondi"]'

/** The file is not a roster. */
export const noRoster = (at: string, given: string): Mistake =>
  mistake(
    t('{at}: {given} is not a roster, which has lines such as {example} (saga-odds warband --schema)', {
      at,
      given,
      example: EXAMPLE
    }),
    at
  )

/** The file is of another known kind: a scenario, a report, a board. */
export const anotherFile = (name: string, what: string, cure: string): Mistake =>
  mistake(t('{name}: this looks like {what}, not a roster: {cure}', { name, what, cure }), name)

export const emptyRoster = (name: string): Mistake => mistake(t('{name}: it is empty: expected a roster', { name }), name)

export const noUnitsIn = (at: string): Mistake =>
  mistake(t('{at}: units: a warband needs at least one unit, as in units: ["4 hirdmen", "8 bondi"]', { at }), at)

export const whichTroopAt = (at: string, called: string): Mistake =>
  mistake(t('{at}: {called}: which troop? name one, as in troop: bondi', { at, called }), at)

export const howManyAt = (at: string, called: string, name: string): Mistake =>
  mistake(t('{at}: {called}: how many {name}? give the number, as in models: 8', { at, called, name }), at)

/** Two keys with the same meaning. */
export const sameKeyTwice = (at: string, called: string, one: string, other: string): Mistake =>
  mistake(t('{at}: {called}: {one} and {other} mean the same: leave one out', { at, called, one, other }), at)

export const whoseWarband = (at: string, factions: readonly string[]): Mistake =>
  mistake(t('{at}: whose warband is it? add faction: {factions}', { at, factions: either(factions) }), at)

export const noHero = (at: string, given: unknown, heroes: readonly string[]): Mistake =>
  mistake(t('{at}: hero: {given} is not a hero: name one of {heroes}', { at, given: quoted(given), heroes: either(heroes) }), at)

export const noLeader = (at: string, name: string): Mistake =>
  mistake(t('{at}: warlord: {the:name} cannot lead: leave the troop out, or name a hero', { at, name }), at)

/** No legal warband satisfies the request. */
export const noMuster = (points: string, hasKept: boolean, dice: number): Mistake =>
  mistake(
    t('no legal warband of {points} {lacking}{dice}: {cure}', {
      points,
      lacking: hasKept ? t('has these units') : t('can be mustered'),
      dice: dice > 0 ? t(' and brings {dice} SAGA dice', { dice }) : '',
      cure: hasKept ? t('keep fewer units, or play for more points') : t('ask for fewer dice, or play for more points')
    }),
    'keep'
  )

export const nothingKilled = (): Mistake =>
  mistake(t('who was killed? list them, as in saga-odds warband points 9 warriors 10 levies 3 hearthguard'), 'points')

export const unknownBuildWord = (word: string, near: string | undefined): Mistake =>
  mistake(
    t('unknown word {word}{perhaps}', {
      word: quoted(word),
      perhaps:
        near === undefined
          ? t(': give the faction and the points, as in saga-odds warband build vikings 6')
          : t('; did you mean "{near}"?', { near })
    }),
    'build'
  )

export const whoseBuild = (factions: readonly string[]): Mistake =>
  mistake(t('whose warband? name {factions}, as in saga-odds warband build vikings 6', { factions: either(factions) }), 'build')

interface OfEdition {
  readonly name: string
  readonly edition: 1 | 2
}

export const editionsMixed = (one: OfEdition, other: OfEdition): Mistake =>
  mistake(
    t(
      '{name} is for edition {edition} and {other} for edition {otherEdition}: editions are never mixed, so rewrite one of them',
      {
        name: one.name,
        edition: one.edition,
        other: other.name,
        otherEdition: other.edition
      }
    )
  )

export const noRostersIn = (folder: string, files: number, most: number): Mistake =>
  mistake(
    files === 0
      ? t('{folder}: there is no roster in this folder: rosters end in .yaml, .yml or .json', { folder })
      : t('{folder}: {files} rosters are more than {most}: keep fewer in the folder', { folder, files, most }),
    '--against'
  )

export const needsTwoWarbands = (given: number): Mistake =>
  mistake(
    given < 2
      ? t('one warband has nothing to be compared with: name a second roster, or a field with --against meta/')
      : t('{given} warbands: compare two with each other, or any number with a field, as in --against meta/', {
          given
        }),
    'compare'
  )

export const noRosterWord = (word: string): Mistake =>
  mistake(
    t('{word} is not a roster file, and rosters are compared with rosters: name files that end in .yaml, .yml or .json', {
      word: quoted(word)
    }),
    'compare'
  )

/** A flag of another command. */
export const strayFlag = (flag: string, where: string): Mistake =>
  mistake(t('{flag} is for {where}: leave it out', { flag, where }), flag)

export const whichFile = (what: string): Mistake =>
  mistake(t('warband {what}: name a roster file, as in saga-odds warband {what} york.yaml', { what }), 'warband')

export const oneFile = (given: number): Mistake =>
  mistake(
    t('warband show: {given} files: it shows one warband at a time; warband check takes several, and compare takes two', {
      given
    }),
    'warband'
  )
