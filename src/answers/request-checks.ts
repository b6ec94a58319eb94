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
  aBook,
  aFunction,
  aNumber,
  anEdition,
  anObject,
  aScenario,
  aSide,
  aText,
  type Check,
  listOf,
  objectOf,
  oneOf,
  optional,
  valuesOf,
  yesOrNo
} from './argument-checks'

/** Checks of requests that were not made by our own parsers: those of library callers and those held by reports. */

type RequestOf<K extends Kind> = Parameters<Answers[K]>[0]
type Item<T> = T extends readonly (infer I)[] ? I : never

const texts = valuesOf(aText)

const aTable = objectOf<Tournament>({
  win: aNumber,
  draw: aNumber,
  loss: aNumber,
  lead: aNumber,
  massacre: listOf(listOf(aNumber)),
  ahead: aNumber
})

/** A condition, or another object told apart by `is`; its further fields are not checked. */
const condition: Check = (value, called) => {
  anObject(value, called)
  aText((value as { readonly is?: unknown }).is, `${called}.is`)
}

const goal = objectOf<Goal>({ name: aText, text: aText, condition })
const boxes = listOf(objectOf<BoxUse>({ box: aText, times: aNumber }))
const held = listOf(objectOf<Held>({ id: aText, name: aText, said: aText, ways: listOf(anObject) }))

const adviceRequest: Check = (value, called, book) =>
  objectOf<AdviceRequest>({
    scenario: aScenario,
    has: objectOf<AdviceRequest['has']>({ attacker: listOf(held), defender: listOf(held) }),
    asks: aSide,
    goal: condition,
    price: objectOf<AdvicePrice>({ die: aNumber, fatigue: aNumber }),
    maxNodes: aNumber,
    roll: optional(aNumber),
    cases: optional(listOf(objectOf<AdviceCase>({ has: listOf(anObject), chance: aNumber, request: adviceRequest }))),
    more: optional(listOf(aText))
  })(value, called, book)

const member = objectOf<MusterUnit>({
  unit: aText,
  name: optional(aText),
  models: aNumber,
  units: aNumber,
  weapon: optional(aText),
  mounted: optional(yesOrNo),
  mount: optional(aText),
  banner: optional(yesOrNo),
  resilience: optional(aNumber),
  at: optional(aText)
})

export const aRoster = objectOf<Roster>({
  name: aText,
  file: optional(aText),
  edition: anEdition,
  faction: aText,
  points: aNumber,
  at: optional(aText),
  leader: optional(member),
  units: listOf(member),
  weight: aNumber
})

const plan = objectOf<Plan>({
  title: aText,
  edition: anEdition,
  readings: texts,
  warbands: listOf(anObject),
  points: optional(aNumber),
  turn: aNumber,
  units: listOf(anObject),
  steps: listOf(anObject),
  goals: listOf(goal),
  stopWhen: optional(condition),
  file: anObject
})

const axes = listOf(
  objectOf<{ readonly path: string; readonly labels: readonly string[] }>({ path: aText, labels: listOf(aText) })
)
const parties = listOf(objectOf<{ readonly side: unknown }>({ side: anObject }))
const fallen = objectOf<Losses>({
  unit: aText,
  models: aNumber,
  units: optional(aNumber),
  weapon: optional(aText),
  mounted: optional(yesOrNo),
  mount: optional(aText),
  banner: optional(yesOrNo),
  place: optional(aNumber)
})
const unit = objectOf<RosterUnit>({ unit: aText, models: aNumber, units: aNumber })

const warbands = objectOf<WarbandsRequest>({
  rosters: listOf(aRoster),
  against: optional(listOf(aRoster)),
  asked: optional(listOf(aText)),
  givesUpDice: optional(yesOrNo),
  readings: optional(texts),
  tournament: optional(aTable)
})

const twoWarbands: Check = (value, called) => {
  warbands(value, called)
  if ((value as WarbandsRequest).rosters.length < 2)
    return refuse(t('{called}.rosters: two warbands are needed', { called }), `${called}.rosters`)
}

/** The check of each kind of request. A field that a request gains does not compile until it is checked here. */
export const requests: { readonly [K in Kind]: Check } = {
  melee: aScenario,
  shoot: aScenario,
  readings: aScenario,
  sweep: objectOf<RequestOf<'sweep'>>({
    base: aScenario,
    axes,
    count: aNumber,
    places: aFunction,
    at: aFunction,
    of: objectOf<Omit<Quantity, 'atEnd' | 'isStage'>>({ path: aText, names: listOf(aText), measure: aText, of: aFunction })
  }),
  compare: objectOf<RequestOf<'compare'>>({
    kind: oneOf('melee', 'shoot'),
    charged: yesOrNo,
    subjects: parties,
    opponents: parties,
    at: aFunction
  }),
  'what-if': objectOf<RequestOf<'what-if'>>({ scenario: aScenario, asks: aSide }),
  until: objectOf<RequestOf<'until'>>({ base: aScenario, by: aText, labels: listOf(aText), at: aFunction, condition }),
  observed: objectOf<RequestOf<'observed'>>({
    seen: listOf(
      objectOf<Item<RequestOf<'observed'>['seen']>>({
        scenario: aScenario,
        attacker: aNumber,
        defender: aNumber,
        called: aText
      })
    ),
    stages: optional(
      objectOf<NonNullable<RequestOf<'observed'>['stages']>>({
        scenario: aScenario,
        given: aText,
        seen: listOf(
          objectOf<NonNullable<RequestOf<'observed'>['stages']>['seen'][number]>({
            key: aText,
            name: aText,
            attacker: aNumber,
            defender: aNumber
          })
        )
      })
    ),
    command: optional(aText)
  }),
  review: objectOf<ReviewRequest>({
    fights: listOf(
      objectOf<PlayedFight>({
        scenario: aScenario,
        has: objectOf<PlayedFight['has']>({ attacker: listOf(held), defender: listOf(held) }),
        unused: objectOf<PlayedFight['unused']>({ attacker: listOf(aText), defender: listOf(aText) }),
        by: oneOf('own', 'enemy'),
        attacker: aNumber,
        defender: aNumber,
        called: aText
      })
    ),
    title: optional(aText),
    names: objectOf<ReviewRequest['names']>({ own: aText, enemy: aText }),
    maxNodes: optional(aNumber),
    notes: optional(listOf(aText)),
    command: optional(aText)
  }),
  roll: objectOf<RequestOf<'roll'>>({
    scenario: aScenario,
    asks: aSide,
    dice: aNumber,
    prefer: listOf(objectOf<Item<RequestOf<'roll'>['prefer']>>({ box: aText, id: aText, times: aNumber }))
  }),
  dice: objectOf<DiceRequest>({
    kind: oneOf('dice'),
    edition: optional(aNumber),
    faction: optional(aText),
    hero: optional(aText),
    dice: optional(aNumber),
    units: optional(listOf(unit)),
    points: optional(aNumber),
    left: optional(aNumber),
    want: optional(boxes),
    keep: optional(boxes),
    rolled: optional(aText),
    costs: optional(texts),
    weights: optional(valuesOf(aNumber)),
    without: optional(listOf(aText)),
    enemy: optional(aText),
    turn: optional(aNumber),
    firstTurn: optional(yesOrNo),
    readings: optional(texts),
    boards: optional(listOf(aText)),
    id: optional(aText)
  }),
  throw: objectOf<ThrowRequest>({
    kind: oneOf('throw'),
    throws: listOf(
      objectOf<Throw>({
        dice: aNumber,
        name: aText,
        faces: listOf(aNumber),
        rerolls: listOf(aNumber),
        further: listOf(objectOf<Throw['further'][number]>({ is: oneOf('on', 'saves'), faces: listOf(aNumber) }))
      })
    ),
    wanted: optional(objectOf<Wanted>({ is: oneOf('exactly', 'at-least', 'at-most'), count: aNumber })),
    observed: optional(aNumber)
  }),
  wrath: objectOf<WrathRequest>({ kind: oneOf('wrath'), dice: aNumber }),
  advise: adviceRequest,
  'warband-check': listOf(objectOf<Item<RequestOf<'warband-check'>>>({ roster: aRoster, book: aBook })),
  warband: aRoster,
  'warband-points': objectOf<RequestOf<'warband-points'>>({
    fallen: listOf(fallen),
    wipedOut: aNumber,
    readings: optional(texts)
  }),
  warbands: twoWarbands,
  sheet: twoWarbands,
  field: warbands,
  build: objectOf<BuildAsked>({
    kept: aRoster,
    against: listOf(aRoster),
    measure: oneOf(...BUILD_MEASURES),
    tournament: optional(aTable),
    ways: listOf(oneOf(...WAYS)),
    dice: aNumber,
    top: aNumber,
    givesUpDice: optional(yesOrNo),
    readings: optional(texts)
  }),
  threats: objectOf<RequestOf<'threats'>>({
    own: aRoster,
    enemy: aRoster,
    only: optional(listOf(aNumber)),
    reach: listOf(
      objectOf<Item<RequestOf<'threats'>['reach']>>({ enemy: aNumber, own: optional(aNumber), inches: optional(aNumber) })
    ),
    readings: optional(texts),
    command: aText
  }),
  plan: objectOf<PlanRequest>({
    plan,
    method: oneOf(...METHODS.plan),
    trials: optional(aNumber),
    seed: optional(aText),
    solve: optional(aText),
    tournament: optional(aTable),
    explain: optional(aText),
    command: aText
  }),
  rules: objectOf<RequestOf<'rules'>>({ words: listOf(aText) })
}
