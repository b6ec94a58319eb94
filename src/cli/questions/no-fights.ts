import { refuse } from '../../model/errors'
import { msg, translate } from '../../model/language'
import { quoted } from '../../model/quoted'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import { WAS_IT_LUCK } from './luck-words'
import { firstPhrase, NAMES_CHANCE, NUMBER, OWNED, UNIT } from './rewording'

/** What is asked in the words of a fight and is no single fight to come, and what to say of it. */

const SHOT_OR_CHARGE = firstPhrase`\bbetter to shoot\b.{1,60}\bor (?:to )?charge\b`

/** "who should charge?", "better to charge or be charged": two fights, one of each charge. */
const WHO_CHARGES = firstPhrase`
  (?:
    (?<=(?:[,.;:!?\u2013-]|matter|on)\s*)who (?:should )?charges?(?: first)?\b(?=\W*$)
    |\bcharg(?:e|ing)(?: .{0,40}?)? or (?:(?:to )?be(?:ing)? charged|(?:to )?let (?:them|him|it) charge|(?:to )?(?:wait|hold))\b
    |^\W*(?:does|will|would|do)
    \s+(?:
      it (?:matter|make (?:a|any) difference) who (?:charges|attacks|goes first|strikes first)
      |(?:charging|going|striking|attacking)(?: first)? (?:matter|help|make (?:a|any) difference)
    )\b(?=[\s,;:?-]+(?:(?:for|in|when|with|between) )?(?:my )?\d+ [a-z]+ (?:vs?\.?|versus|against|and)\s)
    |(?<=\d.{0,300}\s)(?:and|or|[yo]) (?:vice\s*versa|(?:the )?other way a?round|al rev[eé]s)(?![a-zà-ÿ])
    |(?<=\d.{0,300}\s)both ways\b(?=\W*$)
  )
`

/** "compare charging and being charged for 8 bondi against 4 huscarls", behind the command. */
const BOTH_CHARGES = firstPhrase`
  ^\W*
  (
    charging (?:and|or|with|to|vs\.?|versus|against) being charged
    |being charged (?:and|or|with|to|vs\.?|versus|against) charging
  )\b
`

/** "8 crossbows shoot 4 huscarls, and if at least 2 die 6 knights charge": only a plan file can wait and see. */
const WAITS = firstPhrase`
  \b(?:shoot|charge|attack)s?\b.{1,200}?\b
  (
    if (?:at least |at most |more than |fewer than )?(?!any|some|they|the|he|it)[a-z\d]+\+?
    \s+(?:(?:or more|or fewer|of them|of the [a-z]+) ){0,2}(?:die|fall|are killed|are dead|are left)
  )\b.{0,80}?\b(?:charge|attack|shoot)
`

/** "8 bondi charge 4 huscarls and three of them die": what becomes of them is no part of a fight to come, and no more dice. */
const TELLS_DEATHS = firstPhrase`
  (?:\band |[,;.]\s*(?:(?:and|but) )?)(?:only |just )?
  (
    (?:${NUMBER}|half|most|some|none|nobody) (?:of (?:them|the [a-z]+|his|my [a-z]+|theirs|mine) )?
    (?:(?!(?:attack|defen[cs]e|extra|bonus|more|saga|combat|free)\s)[a-z]+ )?(?:dies?|falls?|(?:is|are|gets?) killed)
  )\W*$
`
const ASKS_CHANCE = firstPhrase`\b(?:${NAMES_CHANCE})\b|%`

/** "chance of three huscarls falling to 8 bondi": no unit is so small when it is mustered, so it is some of a unit, and nobody can say of which. */
const SO_MANY_FALL = firstPhrase`
  \b(?:odds|chances?|probability|likelihood|likely) (?:(?:is|are|it|of|for|that|at least) ){0,4}
  ((?:[1-3]|one|two|three) ([a-z]+) (?:die|dying|fall|falling))
  (?<!\d \2\b.{0,300}\b(?:odds|chances?|probability|likelihood|likely)\b.{0,60})(?!.*\d \2)(?=\s.*\d)
`
/** "how much worse is it if ...", where nothing is left out to compare with. */
const THAN_WHAT = firstPhrase`
  ^\W*(?:by )?
  (
    how much (?:(?:is|does|would|will) (?:it|that) (?:be |get )?)?(?:better|worse|harder|easier|stronger|weaker|safer|riskier)
    \b.{0,30}?
  )\s(?:if|when|with|for)\s
`

/** "8 bondi charge 4 huscarls. Now with 10.": nobody can say ten of whom. */
const ASKS_AGAIN = firstPhrase`[.;!?]\s*((?:and )?(?:now|again|same|what about|how about) with \S+)\W*$`

/** "how many bondi do I need": for what is not said. */
const NEEDED_ALONE = firstPhrase`^\W*how many (?:[^\s\d,;:]+ ){1,6}?(?:do|would|will|should) (?:I|we) need(?=\W*$)`

/** "how many charges does it take 8 bondi to kill 4 huscarls", "cuántos turnos necesitan 8 bondi para ...": how often, not what comes of it. */
const HOW_OFTEN = firstPhrase`
  ^\W*
  (?:
    how many (?:turns|rounds|charges|shots|volleys|attacks|activations|times) (?:[^\s\d,;:]+ ){0,3}?(?:\d+ \S+ )?
    (?:needs?|takes?|have to|must)\b
    |(?:en )?cu[aá]nt[oa]s (?:turnos|rondas|asaltos|cargas|disparos|tiros|andanadas|salvas|ataques|veces|activaciones)
    \s+(?:de (?:mis |sus )?\d+ \S+ )?(?:(?:me|se|le|les) )?
    (?:necesit|hacen? falta|tard|tengo que|tienen? que|hay que|deb[eo]|aguant|resist|soport)
    |cu[aá]nto (?:tiempo )?tard
  )
`

/** "12 levies with bows, then charge 8 bondi": at whom they shoot before is not said. */
const THEN_FIRST = firstPhrase`
  ^\W*
  (
    ${OWNED}${NUMBER} (?:(?!throw|hurl|shoot|fir[ei]|loos|lob|fling|cast|us[ei])[a-z]+ ){0,3}?
    (?:bow|sling|crossbow|javelin|archer)[a-z]*
  )\s*,? (?:and )?then (?!${OWNED}${NUMBER}\s[^,;:.?!]{2,60}?\s(?:shoot|fire|loose)\b)
`

/** "8 bondi charge 4 huscarls and the huscarls run": what the loser of a melee does. */
const TELLS_FLIGHT = firstPhrase`
  (?<=\d.{0,200})(?:\b(?:and|then) |[,;.]\s*)
  (
    (?:(?:do|does|will|would) )?(?:the [a-z]+ |they |he )?
    (?:run(?=\W*$)|run (?:away|off)|flee|retreat|rout|withdraw|fall back|disengage)s?(?: (?:away|off|back))?
  )\W*$
`

/** "8 crossbowmen shoot 8 bondi as they charge": there is no shot in the middle of a charge. */
const SHOT_IN_CHARGE = firstPhrase`
  \b
  (
    (?:shoot|fire|loose)s? (?:(?:at )?(?:them|me|him|us|it|(?:(?:my|his|the) )?\d{1,2} [a-z]+) )?(?:as|while|when|whilst)
    \s+(?:they|he|I|we) (?:are )?(?:charg(?:e|ing)|com(?:e|ing)|clos(?:e|ing)|approach(?:ing)?|attack(?:ing)?)(?: in)?
    |(?:can|could|do|will|would|may) (?:the [a-z]+|they|he|I|we) (?:shoot|fire) (?:at (?:them|me|him) )?
    (?:first|before(?:hand)?)
  )\W*$
`

/** "8 bondi charge 4 huscarls, with 10?", "..., and what if they were 10?": nobody can say ten of whom. */
const OTHER_COUNT = firstPhrase`
  (?<=\d.{0,200})[,.;:!?]\s*\u00bf?\s*
  (
    (?:(?=[a-z\u00e0-\u00ff])(?!(?:both|ambos|ambas|all|none|todos)\b)|(?=\d{1,2} (?:instead|en vez)))
    (?!
      (?:
        one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once
        |doce
      )\b
    )(?:(?:and|but|or|so|ok|y|o|pero) ){0,2}(?:(?:what|how) (?:about|if) |if |qu[e\u00e9] tal |si )?
    (?:
      (?:there|they|it|I|we|he) (?:are|were|is|was|have|had|has) |(?:son|fueran|fuesen|hay|hubiera|tengo|tuviera|somos)\s+
      |(?:with|con)\s+
    ){0,2}(?:only |just |s[o\u00f3]lo )?${NUMBER}(?: (?:of them|instead|men|models|miniaturas|de ellos|en vez))?
  )\W*$
`

/** "8 bondi charge 4 huscarls, at least 3 losses?": of which of the two is not said; of a shot it is. */
const WHOSE_LOSSES = firstPhrase`
  (?<!\b(?:shoot|shot|fire|dispar)[a-z]*\s.{0,200})[,.;:!?]\s*\u00bf?\s*
  (
    (?:(?:and|but|y|the|an?|la) )?(?:(?:odds|chances?|probability|probabilidad) (?:of|de) )?
    (?:at least|at most|more than|fewer than|less than|exactly|al menos|como mucho|m[a\u00e1]s de|menos de)?\s*${NUMBER}\+?
    (?: (?:or|o) (?:more|fewer|less|m[a\u00e1]s|menos))? (?:loss(?:es)?|p[e\u00e9]rdidas?|bajas?)
  )\W*$
`

/** "4 huscarls countercharge 8 bondi that charge them": a melee has one charge. */
const BOTH_CHARGE = firstPhrase`
  \b
  (
    (?:counter[\s-]?)?charges? (?:(?:the|my|his|their) )?(?:${NUMBER} )?[a-z]+ (?:that|who|which|as they|when they|while they)
    \s+(?:are )?charg(?:e|ing) (?:them|him|me|us)
  )\W*$
  |(?<=\bcharges?\s.{0,200})((?:and|but|while|as) (?:the |they |he |${OWNED}${NUMBER} )?(?:[a-z]+ )?counter[\s-]?charges?)
  (?: (?:them|me|him|us|it))?\W*$
  |(?<![a-z\u00e0-\u00ff])
  (
    (?:contra)?cargan? a (?:(?:los|las|mis|sus) )?(?:${NUMBER} )?[a-z\u00e0-\u00ff]+ que (?:los|las|les|me|nos|le|lo)
    \s+(?:est[a\u00e1]n? )?carga(?:n|ndo)?
  )\W*$
`

/** "8 bondi at half dice vs 4 huscarls": so throws who is exhausted, and who gives up dice. */
const HALF_DICE = firstPhrase`
  ^\W*${OWNED}(?:${NUMBER} )?[a-z\u00e0-\u00ff]+\s*,?
  \s+(
    (?:at|with|on|rolling|throwing|a|con|tirando|lanzando) (?:only |just |s[o\u00f3]lo )?(?:la )?(?:half|mitad) (?:of |de )?
    (?:(?:the|their|its|my|his|los|sus|mis) )?(?:attack )?(?:dice|dados)(?: de ataque)?
  )\s*,? (?:vs\.?|versus|v|against|(?:charg|attack)(?!ed by)|contra|carg(?!ad)|atac(?!ad))
`

/** "con 50% de fatiga": markers are counted. */
const SHARE_OF_FATIGUE = firstPhrase`
  (?<![\d.,])
  (
    \d{1,3}\s?(?:%|per\s?cent|por\s?ciento) (?:of (?:(?:their|its|the|max(?:imum)?) )?|de (?:la |su )?)?
    (?:fatigue|fatiga|tired(?:ness)?|exhaust(?:ed|ion)|cansancio)
  )\b
`

/** "8 bondi charge 4 huscarls, remove 1 fatigue": from whom, and when, is not said; for armour it is spent. */
const FATIGUE_REMOVED = firstPhrase`
  (?<=\d.{0,200})[,.;:]\s*
  (
    (?:(?:and|then|y|luego) )?(?:I |he |they )?(?:remov|discard|tak(?:e|ing) (?:off|away)|quit|retir|elimin|descart)
    [a-z\u00e0-\u00ff]* (?:${NUMBER}|an?|una?|la|the|all) (?:fatigues?|fatigas?)
  )\W*$
`

/** "4 hearthguard vs 4 hearthguard, one side tired": whose it is, is not said. */
const OF_ONE_SIDE = firstPhrase`
  (?<=\d.{0,200})[,.;:(]\s*(?:with )?
  (
    (?:
      one (?:side|unit|of them|of the (?:two|units|sides))|either(?: (?:side|one|unit|of them))?|un (?:bando|lado)
      |un[oa] de (?:ellos|ellas|los dos|las dos)
    ) (?:(?:is|has|being|with|est[aá]|tiene|con) )?
    (?:
      tired|exhausted|fatigued|wounded|mounted|in cover|(?:an?|${NUMBER}) fatigue|cansad[oa]|agotad[oa]|fatiga|montad[oa]
      |a cubierto
    )
  )\W*$
`

/** "both use their abilities": which ones is not said. */
const ABILITIES_UNNAMED = firstPhrase`
  (?<=\d.{0,200})(?:[,.;:]|\s(?:and|y|with|con))\s*
  (
    (?:(?:I|he|they|both|each|both sides|ambos|todos) )?(?:(?:can )?(?:us|play)[a-z]{1,3} |(?:have|has|with|con|tienen?) )?
    (?:all (?:of )?)?(?:their|his|my|our|the|sus|mis|las|los) (?:own )?
    (?:abilities|boxes|battle\s?boards?|habilidades|casillas|tableros?)
  )\W*$
`

/** "8 bondi lost some men, the rest charge": nobody can say how many are left. */
const SOME_LOST = firstPhrase`
  \b(
    (?:lost|took|taken|suffered) (?:some|a few|several|many|a couple of|most|heavy) (?:men|models|of (?:them|my men)|casualties|losses|guys|lads)
    \b[^?]{0,80}?\b(?:the (?:rest|others|remainder|survivors)|what(?:['\u2019]s| is) left|those left)
  )\b
`

/** "6 knights, only some of them mounted" */
const OF_SOME_MODELS = firstPhrase`
  \b(
    (?:some|most|half|part|a few|several|not all) of (?:them|the [a-z]+) (?:(?:are|is|being|were) )?
    (?:mounted|dismounted|on (?:horse(?:back|s)?|foot)|tired|exhausted|fatigued|armed|in (?:cover|the woods|woods|a building))
  )\b
`

const EACH_BY_ITSELF = msg('"{raw}": ask about each charge by itself, as in {one} charge {other} and {other} charge {one}')

const TWO_UNITS = firstPhrase`
  (?<![a-zà-ÿ\d])(${UNIT}) (?:vs?\.?|versus|against|and|or|contra|y|o|charg[a-z]*|attack[a-z]*|carg[a-z]*) (?:a )?(${UNIT})
  (?![a-zà-ÿ])
`
/** Two units that may charge each other, where the text names none. */
const SOME_UNITS = ['8 bondi', '4 huscarls']

/** The two units that may charge each other, without whose they are. */
const bothUnits = (text: string): { readonly one: string; readonly other: string } => {
  const [one = '', other = ''] = (TWO_UNITS.exec(text)?.slice(1) ?? SOME_UNITS).map(unit => unit.replace(/^.*?(?=\d)/, ''))
  return { one, other }
}

/** What is no single fight to come, with what is to be said of the words found. */
const NO_FIGHTS: readonly (readonly [said: RegExp, why: string])[] = [
  [THEN_FIRST, msg('"{raw}", then: what do they do first? as in 12 levies bow shoot 8 bondi then charge them')],
  [
    SHOT_IN_CHARGE,
    msg(
      '"{raw}": a shot is an activation of its own: say when, as in 8 crossbowmen shoot 6 bondi then the bondi charge the crossbowmen'
    )
  ],
  [TELLS_FLIGHT, msg('"{raw}": the loser disengages, and the answer says how often each side wins: leave it out')],
  [NEEDED_ALONE, msg('"{raw}": to do what? as in how many bondi do I need to beat 4 huscarls')],
  [HOW_OFTEN, msg('"{raw}": ask what is left after so many, as in 8 bondi charge 4 huscarls twice')],
  [WAITS, msg('{condition}: a step that depends on what came before needs a plan file, where it has a "when"')],
  [OTHER_COUNT, msg('"{raw}": of whom? as in 8 bondi or 10 bondi charge 4 huscarls')],
  [WHOSE_LOSSES, msg('"{raw}": of which unit? as in 8 bondi charge 4 huscarls, chance that the bondi lose 3')],
  [BOTH_CHARGE, msg('"{raw}": a melee has one charge: say whose')],
  [HALF_DICE, msg('"{raw}": say exhausted, or gives up dice of a charged unit')],
  [SHARE_OF_FATIGUE, msg('"{raw}": say how much fatigue the unit has when they fight, as in 4 huscarls fatigue 1')],
  [FATIGUE_REMOVED, msg('"{raw}": say how much fatigue the unit has when they fight, as in 4 huscarls fatigue 1')],
  [OF_ONE_SIDE, msg('"{raw}": which one? say it of that unit, as in 8 bondi fatigue 1 charge 4 huscarls')],
  [ABILITIES_UNNAMED, msg('"{raw}": name them, as in 8 bondi +ullr charge 4 huscarls +shieldwall')],
  [SOME_LOST, msg('"{raw}": how many are left? say their number, as in 5 bondi charge 4 huscarls')],
  [OF_SOME_MODELS, msg('"{raw}": a unit is tired, in cover or armed as a whole: say it of all its models')],
  [ASKS_AGAIN, msg('"{raw}": ask for that fight by itself, in full')],
  [SO_MANY_FALL, msg('"{raw}": of how many? as in chance that 3 of 4 huscarls die when 8 bondi charge them')],
  [THAN_WHAT, msg('"{raw}": than what? ask for both, as in compare 8 bondi or 8 bondi fatigue 1 vs 4 huscarls')],
  [
    TELLS_DEATHS,
    msg(
      '"{raw}": to ask how likely that is, begin with "chance that"; to tell a result, add the losses of both, as in --observed 3:0'
    )
  ],
  [SHOT_OR_CHARGE, msg('"{raw}": ask it of one unit and one enemy, as in 8 crossbowmen shoot or charge 4 huscarls')],
  [WHO_CHARGES, EACH_BY_ITSELF],
  [WAS_IT_LUCK, msg('"{raw}": give the losses of attacker and defender, as in 8 bondi charge 4 huscarls --observed 3:0')]
]

/** Throws a RequestError where both charges of one fight are to be compared. */
export const refuseBothCharges = (text: string): void => {
  const [, raw] = BOTH_CHARGES.exec(text) ?? []
  if (raw !== undefined) refuse(translate(EACH_BY_ITSELF, { raw, ...bothUnits(text) }), 'fight')
}

/**
 * Refuses what is no single fight to come: what has happened, "I lost 3 of my 8 bondi charging 4 huscarls. How unlucky?", a choice
 * between a shot and a charge, and who of the two charges.
 */
export const refuseNoFight = (words: readonly string[]): void => {
  const text = onOneLine(words)
  if (text.length > MOST_LETTERS) return
  for (const [said, why] of NO_FIGHTS) {
    const [whole, ...parts] = (said === TELLS_DEATHS && ASKS_CHANCE.test(text) ? null : said.exec(text)) ?? []
    const raw = (parts.find(part => part !== undefined) ?? whole)?.trim()
    if (raw !== undefined) refuse(translate(why, { raw, condition: quoted(raw), ...bothUnits(text) }), 'fight')
  }
}

/** "how many bondi do I need?": `refuseNoFight` asks for what. */
export const asksForNumberAlone = (text: string): boolean => NEEDED_ALONE.test(text)
