import { wordSet } from '../../request/words/small-words'
import { NUMBERS } from '../../request/words/templates'
import { plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { inDigits, timesOf } from './dice-words'
import { firstPhrase, phrase } from './rewording'
import { isLeader, troopsSaid } from './units-said'
import { asList } from './warband-words'

/** A question of threats in words: "which of 8 ceorls and 4 huscarls threaten my 12 bondi", "amenazas de 8 ceorls a mis 12 bondi". */

/** What asks for threats where no command is named. */
const THREATENS = firstPhrase`
  (?<![a-zà-ÿ])
  (?:
    threat\w*|in danger|amena[zc]\w*|en peligro
    |(?:(?:which|who) of .{4,80}? (?:can|could)|(?<=^\W*)(?:can|could) (?:his|their|the)\s.{4,80}?) (?:hit|strike|reach|get to)
    |(?:who|which|what|qui[eé]n(?:es)?|qu[eé]|cu[aá]l(?:es)?)(?: (?:of|de|his|sus|units?|unidad(?:es)?|enemy|enemigas?)){0,3}
    \s+(?:can|could|may|might|puede[n]?|podr[ií]an?) (?:hit|strike|reach|get to|charge|attack|cargar|alcanzar|atacar|llegar)
  )(?![a-zà-ÿ])
`

const COUNT = String.raw`(?:\d{1,2}(?:\s?x\s?\d{1,2})?|${NUMBERS.slice(1).join('|')})`
const OWNER = '(?:my|our|his|her|their|the|mis?|nuestros|sus?|los|las|el|al|an?|una?)'
/** A unit with what it carries, up to the next number or sign. */
const UNIT_SAID = phrase`
  (?<![a-zà-ÿ\d])(?:(${OWNER}) )?(?:(${COUNT}) )?([a-zà-ÿ]{2,20}(?: de la guerra)?)
  (
    (?:
      \s+(?:
        with|con|on|a|mounted|montad[oa]s|axes?|bows?|slings?|javelins?|crossbows?|horses?|danish|arcos?|hondas?|jabalinas?
        |ballestas?|hachas?|danesas?|caballo
      )
    ){0,4}
  )(?![a-zà-ÿ\d])
`
/** "6 mounted knights" */
const MOUNTED_FIRST = phrase`(?<![a-zà-ÿ\d])(\d{1,2}) mounted ([a-z]{3,20})`
const OWN_BEFORE = /(?<![a-zà-ÿ])(?:my|our|mis?|nuestros|I|we|yo|tengo|tenemos|llevo|own|mine|ours|m[ií]os|m[ií]as)(?![a-zà-ÿ])/i
const ENEMY_BEFORE =
  /(?<![a-zà-ÿ])(?:his|her|their|sus?|he|she|they|enemy|enemig[oa]s?|opponent|rival|oponente|[eé]l|ella|ellos|tiene|lleva|trae|theirs|suyos)(?![a-zà-ÿ])/i
const FROM = firstPhrase`(?<![a-zà-ÿ])(?:from|by|de|por|against|contra|vs|versus|if facing|ante|frente a)\W*$`
const TO = /(?<![a-zà-ÿ])(?:to|on|for|a|al|sobre|para)\W*$/i
const DOES = /(?<![a-zà-ÿ])(?:threatens?|threaten|amenazan?|pueden|can|could|podr[ií]an)(?![a-zà-ÿ])/i
/** What may be said around two lists of units without changing the question. */
const AROUND = wordSet(
  'threats threat threaten threatens threatened threatening danger in from to by against vs versus which what who of are is the my our his her their can could may might ' +
    'hit strike reach get charge attack if when he she they we i it has have had with and or o units unit enemy enemies opponent s side me us do does on brings bring fields plays own mine theirs ours biggest greatest worst main these those them runs run fields field takes puts down ' +
    'amenazas amenaza amenazan amenazar peligro en de a al por contra que quien quienes cual cuales mi mis su sus los las el la pueden puede podrian podria ' +
    'cargar alcanzar atacar llegar si cuando tiene tienen lleva llevan trae tengo tenemos llevo yo y rival enemigo enemigos oponente unidad unidades unidades son hay corren corre ante frente propias suyos mios mias enemigas enemiga esta estan'
)

interface Said {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The units that the text counts, and its leaders. */
const unitsSaid = (text: string, book: Rulebook): readonly Said[] =>
  [...text.matchAll(UNIT_SAID)].flatMap(({ 0: whole, 1: owner = '', 2: count, 3: name = '', 4: more = '', index }) => {
    const isUnit = count === undefined ? isLeader(name, book) : troopsSaid(name, book).length > 0
    if (!isUnit) return []
    const number = count === undefined ? '' : `${timesOf(count) > 0 ? inDigits(count) : count} `
    const start = index + (owner === '' ? 0 : owner.length + 1)
    return [{ text: `${number}${name}${more}`.trim(), start, end: index + whole.length }]
  })

const BETWEEN = firstPhrase`^[\s,;&+]*(?:(?:and|or|y|o|plus|m[aá]s) )?(?:(?:my|his|her|their|the|mis?|sus?|los|las|el|al|an?|una?) )?$`

/** The units in lists: only commas and the like stand between those of one, and it is of one owner. */
const listsOf = (text: string, units: readonly Said[]): readonly (readonly Said[])[] => {
  const lists: Said[][] = []
  let before = ''
  for (const unit of units) {
    const last = lists.at(-1)?.at(-1)
    const between = last === undefined ? text.slice(0, unit.start) : text.slice(last.end, unit.start)
    const owner = /(?<![a-zà-ÿ])(my|mis?|his|her|their|sus?)\s*$/i.exec(between)?.[1]?.replace(/s$/i, '').toLowerCase()
    // "12 bondi, his 8 ceorls" begins the other side's
    if (last === undefined || !BETWEEN.test(between) || (owner !== undefined && owner !== before)) lists.push([unit])
    else lists.at(-1)?.push(unit)
    before = owner ?? before
  }
  return lists
}

/** Whose the second list is, by what stands before each of them. */
const isSecondMine = (before: string, between: string): boolean => {
  if (OWN_BEFORE.test(between) || (ENEMY_BEFORE.test(before) && !OWN_BEFORE.test(before))) return true
  if (ENEMY_BEFORE.test(between) || OWN_BEFORE.test(before)) return false
  if (FROM.test(before) && TO.test(between)) return true
  return DOES.test(between) && !FROM.test(between)
}

/** `threats --warband "12 bondi" --against "8 ceorls, 4 huscarls"` for two lists of units in words; undefined for any other text. */
export const threatsOf = (typed: string, book: Rulebook): readonly string[] | undefined => {
  const text = typed.replace(MOUNTED_FIRST, '$1 $2 mounted')
  const units = unitsSaid(text, book)
  const [first = [], second = [], ...more] = listsOf(text, units)
  const [start, end] = [first[0], second[0]]
  if (start === undefined || end === undefined || more.length > 0) return undefined
  const rest = units.reduceRight((left, unit) => `${left.slice(0, unit.start)} ${left.slice(unit.end)}`, text)
  const words = rest.split(/[^\p{L}\d]+/u).filter(word => word !== '')
  if (words.some(word => !AROUND.has(plain(word)))) return undefined
  const [one, other] = [first, second].map(list => asList(list.map(unit => unit.text).join(', ')))
  const isMine = isSecondMine(text.slice(0, start.start), text.slice(first.at(-1)?.end, end.start))
  const [mine = '', theirs = ''] = isMine ? [other, one] : [one, other]
  return ['threats', '--warband', mine, '--against', theirs]
}

/** The same where no command is named: only what asks for threats. */
export const threatsAsked = (text: string, book: Rulebook): readonly string[] | undefined =>
  THREATENS.test(text) ? threatsOf(text, book) : undefined
