import type { AdviceCase, AdvicePrice, AdviceRequest, Held } from '../model/advice'
import type { BoxUse, DiceRequest, RosterUnit, WrathRequest } from '../model/dice'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import type { Goal, Plan, PlanRequest } from '../model/plan'
import type { Quantity } from '../model/quantities'
import type { PlayedFight, ReviewRequest } from '../model/review-report'
import { METHODS } from '../model/scenario'
import type { Throw, ThrowRequest, Wanted } from '../model/throw'
import type { Tournament } from '../model/tournament'
import {
  BUILD_MEASURES,
  type BuildAsked,
  type Losses,
  type MusterUnit,
  type Roster,
  WAYS,
  type WarbandsRequest
} from '../model/warband'
import type { Answers, Kind } from '.'
import {
  type Check,
  checkBoolean,
  checkEdition,
  checkFunction,
  checkNumber,
  checkObject,
  checkRulebook,
  checkScenario,
  checkSide,
  checkText,
  listOf,
  objectOf,
  oneOf,
  optional,
  valuesOf
} from './argument-checks'

/** Checks of requests that were not made by our own parsers: those of library callers and those held by reports. */

type RequestOf<K extends Kind> = Parameters<Answers[K]>[0]
type Item<T> = T extends readonly (infer I)[] ? I : never

const checkTexts = valuesOf(checkText)

const checkTournament = objectOf<Tournament>({
  win: checkNumber,
  draw: checkNumber,
  loss: checkNumber,
  lead: checkNumber,
  massacre: listOf(listOf(checkNumber)),
  ahead: checkNumber
})

/** A condition, or another object told apart by `is`; its further fields are not checked. */
const checkCondition: Check = (value, path) => {
  checkObject(value, path)
  checkText((value as { readonly is?: unknown }).is, `${path}.is`)
}

const checkGoal = objectOf<Goal>({ name: checkText, text: checkText, condition: checkCondition })
const checkBoxes = listOf(objectOf<BoxUse>({ box: checkText, times: checkNumber }))
const checkHeld = listOf(objectOf<Held>({ id: checkText, name: checkText, said: checkText, ways: listOf(checkObject) }))

const checkAdviceRequest: Check = (value, path, book) =>
  objectOf<AdviceRequest>({
    scenario: checkScenario,
    has: objectOf<AdviceRequest['has']>({ attacker: checkHeld, defender: checkHeld }),
    asks: checkSide,
    goal: checkCondition,
    price: objectOf<AdvicePrice>({ die: checkNumber, fatigue: checkNumber }),
    maxNodes: checkNumber,
    roll: optional(checkNumber),
    cases: optional(listOf(objectOf<AdviceCase>({ has: listOf(checkObject), chance: checkNumber, request: checkAdviceRequest }))),
    more: optional(listOf(checkText))
  })(value, path, book)

const checkRosterUnit = objectOf<MusterUnit>({
  unit: checkText,
  name: optional(checkText),
  models: checkNumber,
  units: checkNumber,
  weapon: optional(checkText),
  mounted: optional(checkBoolean),
  mount: optional(checkText),
  banner: optional(checkBoolean),
  resilience: optional(checkNumber),
  at: optional(checkText)
})

/** A roster, as `readRoster` gives it. */
export const checkRoster = objectOf<Roster>({
  name: checkText,
  file: optional(checkText),
  edition: checkEdition,
  faction: checkText,
  points: checkNumber,
  at: optional(checkText),
  leader: optional(checkRosterUnit),
  units: listOf(checkRosterUnit),
  weight: checkNumber
})

const checkPlan = objectOf<Plan>({
  title: checkText,
  edition: checkEdition,
  readings: checkTexts,
  warbands: listOf(checkObject),
  points: optional(checkNumber),
  turn: checkNumber,
  units: listOf(checkObject),
  steps: listOf(checkObject),
  goals: listOf(checkGoal),
  stopWhen: optional(checkCondition),
  file: checkObject
})

const checkAxes = listOf(
  objectOf<{ readonly path: string; readonly labels: readonly string[] }>({ path: checkText, labels: listOf(checkText) })
)
const checkSides = listOf(objectOf<{ readonly side: unknown }>({ side: checkObject }))
const checkLosses = objectOf<Losses>({
  unit: checkText,
  models: checkNumber,
  units: optional(checkNumber),
  weapon: optional(checkText),
  mounted: optional(checkBoolean),
  mount: optional(checkText),
  banner: optional(checkBoolean),
  place: optional(checkNumber)
})
const checkDiceUnit = objectOf<RosterUnit>({ unit: checkText, models: checkNumber, units: checkNumber })

const checkWarbands = objectOf<WarbandsRequest>({
  rosters: listOf(checkRoster),
  against: optional(listOf(checkRoster)),
  asked: optional(listOf(checkText)),
  givesUpDice: optional(checkBoolean),
  readings: optional(checkTexts),
  tournament: optional(checkTournament)
})

const checkTwoWarbands: Check = (value, path) => {
  checkWarbands(value, path)
  if ((value as WarbandsRequest).rosters.length < 2)
    return refuse(t('{called}.rosters: two warbands are needed', { called: path }), `${path}.rosters`)
}

/** The check of each kind of request. A field that a request gains does not compile until it is checked here. */
export const requestChecks: { readonly [K in Kind]: Check } = {
  melee: checkScenario,
  shoot: checkScenario,
  readings: checkScenario,
  sweep: objectOf<RequestOf<'sweep'>>({
    base: checkScenario,
    axes: checkAxes,
    count: checkNumber,
    places: checkFunction,
    at: checkFunction,
    of: objectOf<Omit<Quantity, 'atEnd' | 'isStage'>>({
      path: checkText,
      names: listOf(checkText),
      measure: checkText,
      of: checkFunction
    })
  }),
  compare: objectOf<RequestOf<'compare'>>({
    kind: oneOf('melee', 'shoot'),
    charged: checkBoolean,
    subjects: checkSides,
    opponents: checkSides,
    at: checkFunction
  }),
  'what-if': objectOf<RequestOf<'what-if'>>({ scenario: checkScenario, asks: checkSide }),
  until: objectOf<RequestOf<'until'>>({
    base: checkScenario,
    by: checkText,
    labels: listOf(checkText),
    at: checkFunction,
    condition: checkCondition
  }),
  observed: objectOf<RequestOf<'observed'>>({
    seen: listOf(
      objectOf<Item<RequestOf<'observed'>['seen']>>({
        scenario: checkScenario,
        attacker: checkNumber,
        defender: checkNumber,
        called: checkText
      })
    ),
    stages: optional(
      objectOf<NonNullable<RequestOf<'observed'>['stages']>>({
        scenario: checkScenario,
        given: checkText,
        seen: listOf(
          objectOf<NonNullable<RequestOf<'observed'>['stages']>['seen'][number]>({
            key: checkText,
            name: checkText,
            attacker: checkNumber,
            defender: checkNumber
          })
        )
      })
    ),
    command: optional(checkText)
  }),
  review: objectOf<ReviewRequest>({
    fights: listOf(
      objectOf<PlayedFight>({
        scenario: checkScenario,
        has: objectOf<PlayedFight['has']>({ attacker: checkHeld, defender: checkHeld }),
        unused: objectOf<PlayedFight['unused']>({ attacker: listOf(checkText), defender: listOf(checkText) }),
        by: oneOf('own', 'enemy'),
        attacker: checkNumber,
        defender: checkNumber,
        called: checkText
      })
    ),
    title: optional(checkText),
    names: objectOf<ReviewRequest['names']>({ own: checkText, enemy: checkText }),
    maxNodes: optional(checkNumber),
    notes: optional(listOf(checkText)),
    command: optional(checkText)
  }),
  roll: objectOf<RequestOf<'roll'>>({
    scenario: checkScenario,
    asks: checkSide,
    dice: checkNumber,
    prefer: listOf(objectOf<Item<RequestOf<'roll'>['prefer']>>({ box: checkText, id: checkText, times: checkNumber }))
  }),
  dice: objectOf<DiceRequest>({
    kind: oneOf('dice'),
    edition: optional(checkNumber),
    faction: optional(checkText),
    hero: optional(checkText),
    dice: optional(checkNumber),
    units: optional(listOf(checkDiceUnit)),
    points: optional(checkNumber),
    left: optional(checkNumber),
    want: optional(checkBoxes),
    keep: optional(checkBoxes),
    rolled: optional(checkText),
    costs: optional(checkTexts),
    weights: optional(valuesOf(checkNumber)),
    without: optional(listOf(checkText)),
    enemy: optional(checkText),
    turn: optional(checkNumber),
    firstTurn: optional(checkBoolean),
    readings: optional(checkTexts),
    boards: optional(listOf(checkText)),
    id: optional(checkText)
  }),
  throw: objectOf<ThrowRequest>({
    kind: oneOf('throw'),
    throws: listOf(
      objectOf<Throw>({
        dice: checkNumber,
        name: checkText,
        faces: listOf(checkNumber),
        rerolls: listOf(checkNumber),
        further: listOf(objectOf<Throw['further'][number]>({ is: oneOf('on', 'saves'), faces: listOf(checkNumber) }))
      })
    ),
    wanted: optional(objectOf<Wanted>({ is: oneOf('exactly', 'at-least', 'at-most'), count: checkNumber })),
    observed: optional(checkNumber)
  }),
  wrath: objectOf<WrathRequest>({ kind: oneOf('wrath'), dice: checkNumber }),
  advise: checkAdviceRequest,
  'warband-check': listOf(objectOf<Item<RequestOf<'warband-check'>>>({ roster: checkRoster, book: checkRulebook })),
  warband: checkRoster,
  'warband-points': objectOf<RequestOf<'warband-points'>>({
    fallen: listOf(checkLosses),
    wipedOut: checkNumber,
    readings: optional(checkTexts)
  }),
  warbands: checkTwoWarbands,
  sheet: checkTwoWarbands,
  field: checkWarbands,
  build: objectOf<BuildAsked>({
    kept: checkRoster,
    against: listOf(checkRoster),
    measure: oneOf(...BUILD_MEASURES),
    tournament: optional(checkTournament),
    ways: listOf(oneOf(...WAYS)),
    dice: checkNumber,
    top: checkNumber,
    givesUpDice: optional(checkBoolean),
    readings: optional(checkTexts)
  }),
  threats: objectOf<RequestOf<'threats'>>({
    own: checkRoster,
    enemy: checkRoster,
    only: optional(listOf(checkNumber)),
    reach: listOf(
      objectOf<Item<RequestOf<'threats'>['reach']>>({
        enemy: checkNumber,
        own: optional(checkNumber),
        inches: optional(checkNumber)
      })
    ),
    readings: optional(checkTexts),
    command: checkText
  }),
  plan: objectOf<PlanRequest>({
    plan: checkPlan,
    method: oneOf(...METHODS.plan),
    trials: optional(checkNumber),
    seed: optional(checkText),
    solve: optional(checkText),
    tournament: optional(checkTournament),
    explain: optional(checkText),
    command: checkText
  }),
  rules: objectOf<RequestOf<'rules'>>({ words: listOf(checkText) })
}
