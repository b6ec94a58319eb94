import { isSuffering, type Owner, ownerBy, subjectOf } from '../words/owners'
import { plainly } from '../words/phrase-order'
import type { Phrase } from '../words/phrase-pass'
import type { NextActor } from '../words/sentence'
import { BE, leads, ME, ONTO, WHO } from '../words/small-words'
import { isUnitHead, type VerbGroup, verbGroups } from '../words/verbs'
import { hasUnit, isThem } from './step-phrases'

/** Tells who acts in what follows "then", where it is not the unit that acted before. */

type Phrases = readonly Phrase[]

const BACK = /back$|^counter/i

const other = (owner: Owner | undefined): Owner | undefined => owner && (owner === 'mine' ? 'his' : 'mine')

const ownerIn = (phrases: Phrases): Owner | undefined => ownerBy(phrases.flatMap(({ lead }) => lead))

/** Whose unit acts: the subject of the verb, else the owner of the unit before it, else the enemy of who owns the target. */
const playerActing = (phrases: Phrases, { start, end, isPassive }: VerbGroup): Owner | undefined => {
  const before = ownerIn(phrases.slice(0, start))
  const unit = phrases.slice(end).find(isUnitHead)
  const after = unit && ownerIn([unit])
  if (isPassive) return after ?? other(before)
  // "luego me carga con 6 caballeros"
  if (phrases.slice(0, start).some(phrase => leads(phrase, ME))) return 'his'
  return subjectOf(phrases[start] as Phrase) ?? before ?? other(after)
}

/**
 * Who acts in the phrases of a step, after those of the step before and of the first: "who then charge", "then he charges me", "they
 * charge back", "and get charged by 6 knights". Undefined if the words do not say that somebody else acts.
 */
export const nextActor = (given: Phrases, previous: Phrases, begin: Phrases): NextActor | undefined => {
  const [phrases, last, first] = [given, previous, begin].map(plainly) as [Phrases, Phrases, Phrases]
  const [deed, before, begun] = [phrases, last, first].map(each => verbGroups(each).find(({ verb }) => verb !== 'against'))
  const verb = phrases[deed?.start ?? -1]
  if (!deed || !begun || !verb) return undefined
  if (BACK.test(deed.said)) return 'target'
  const named = phrases.slice(0, deed.start)
  const isNamed = hasUnit(named.filter(phrase => !isThem(phrase)))
  if (!isNamed && (leads(verb, WHO) || leads(named[0], WHO))) return deed.isPassive ? undefined : 'target'
  // "and are then charged by 6 ceorls": who acted before, but "the survivors are charged" may be of either side
  if (deed.isPassive && !isNamed && before && !before.isPassive && (isSuffering(verb) || leads(verb, BE))) {
    const they = named.find(isThem)
    // "shoot 6 ceorls, the rest are charged by 8 bondi": who shot lost nobody
    if (they && before.verb === 'shoot' && !/^the[ym]$/i.test(they.raw)) return undefined
    return they ? 'either' : 'target'
  }
  const [now, then = 'mine'] = [playerActing(phrases, deed), playerActing(first, begun)]
  if (now !== undefined) return now === then ? undefined : 'otherPlayer'
  // "4 huscarls are shot by 8 crossbowmen and then charge them"
  return before?.isPassive && !deed.isPassive && !isNamed && !leads(verb, ONTO) ? 'target' : undefined
}
