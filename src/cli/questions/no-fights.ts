import { refuse } from '../../model/errors'
import { msg, translate } from '../../model/language'
import { quoted } from '../../model/quoted'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import { NAMES_CHANCE, NUMBER, OWN } from './rewording'
import { WAS_IT_LUCK } from './told-results'

/** What is asked in the words of a fight and is no single fight to come, and what to say of it. */

const SHOT_OR_CHARGE = /\bbetter\s+to\s+shoot\b.{1,60}\bor\s+(?:to\s+)?charge\b/i

/** "who should charge?", "better to charge or be charged": two fights, one of each charge. */
const WHO_CHARGES =
  /(?:(?<=(?:[,.;:!?\u2013-]|matter|on)\s*)who\s+(?:should\s+)?charges?(?:\s+first)?\b(?=\W*$)|\bcharg(?:e|ing)(?:\s+.{0,40}?)?\s+or\s+(?:(?:to\s+)?be(?:ing)?\s+charged|(?:to\s+)?let\s+(?:them|him|it)\s+charge|(?:to\s+)?(?:wait|hold))\b|(?<=\d.{0,300}\s)(?:and|or|[yo])\s+(?:vice\s*versa|(?:the\s+)?other\s+way\s+a?round|al\s+rev[eé]s)(?![a-zà-ÿ])|(?<=\d.{0,300}\s)both\s+ways\b(?=\W*$))/i

/** "8 crossbows shoot 4 huscarls, and if at least 2 die 6 knights charge": only a plan file can wait and see. */
const WAITS =
  /\b(?:shoot|charge|attack)s?\b.{1,200}?\b(if\s+(?:at\s+least\s+|at\s+most\s+|more\s+than\s+|fewer\s+than\s+)?(?!any|some|they|the|he|it)[a-z\d]+\+?\s+(?:(?:or\s+more|or\s+fewer|of\s+them|of\s+the\s+[a-z]+)\s+){0,2}(?:die|fall|are\s+killed|are\s+dead|are\s+left))\b.{0,80}?\b(?:charge|attack|shoot)/i

/** "8 bondi charge 4 huscarls and three of them die": what becomes of them is no part of a fight to come, and no more dice. */
const TELLS_DEATHS = new RegExp(
  String.raw`(?:\band\s+|[,;.]\s*(?:(?:and|but)\s+)?)(?:only\s+|just\s+)?((?:${NUMBER}|half|most|some|none|nobody)\s+(?:of\s+(?:them|the\s+[a-z]+|his|my\s+[a-z]+|theirs|mine)\s+)?(?:(?!(?:attack|defen[cs]e|extra|bonus|more|saga|combat|free)\s)[a-z]+\s+)?(?:dies?|falls?|(?:is|are|gets?)\s+killed))\W*$`,
  'i'
)
const ASKS_CHANCE = new RegExp(String.raw`\b(?:${NAMES_CHANCE})\b|%`, 'i')

/** "chance of three huscarls falling to 8 bondi": no unit is so small when it is mustered, so it is some of a unit, and nobody can say of which. */
const SO_MANY_FALL =
  /\b(?:odds|chances?|probability|likelihood|likely)\s+(?:(?:is|are|it|of|for|that|at\s+least)\s+){0,4}((?:[1-3]|one|two|three)\s+([a-z]+)\s+(?:die|dying|fall|falling))(?<!\d\s+\2\b.{0,300}\b(?:odds|chances?|probability|likelihood|likely)\b.{0,60})(?!.*\d\s+\2)(?=\s.*\d)/i
/** "how much worse is it if ...", where nothing is left out to compare with. */
const THAN_WHAT =
  /^\W*(?:by\s+)?(how\s+much\s+(?:(?:is|does|would|will)\s+(?:it|that)\s+(?:be\s+|get\s+)?)?(?:better|worse|harder|easier|stronger|weaker|safer|riskier)\b.{0,30}?)\s(?:if|when|with|for)\s/i

/** "8 bondi charge 4 huscarls. Now with 10.": nobody can say ten of whom. */
const ASKS_AGAIN = /[.;!?]\s*((?:and\s+)?(?:now|again|same|what\s+about|how\s+about)\s+with\s+\S+)\W*$/i

/** "how many bondi do I need": for what is not said. */
const NEEDED_ALONE = /^\W*how\s+many\s+(?:[^\s\d,;:]+\s+){1,6}?(?:do|would|will|should)\s+(?:I|we)\s+need(?=\W*$)/i

/** "how many charges does it take 8 bondi to kill 4 huscarls", "cuántos turnos necesitan 8 bondi para ...": how often, not what comes of it. */
const HOW_OFTEN =
  /^\W*(?:how\s+many\s+(?:turns|rounds|charges|shots|volleys|attacks|activations|times)\s+(?:[^\s\d,;:]+\s+){0,3}?(?:\d+\s+\S+\s+)?(?:needs?|takes?|have\s+to|must)\b|(?:en\s+)?cu[aá]nt[oa]s\s+(?:turnos|rondas|asaltos|cargas|disparos|tiros|andanadas|salvas|ataques|veces|activaciones)\s+(?:de\s+(?:mis\s+|sus\s+)?\d+\s+\S+\s+)?(?:(?:me|se|le|les)\s+)?(?:necesit|hacen?\s+falta|tard|tengo\s+que|tienen?\s+que|hay\s+que|deb[eo]|aguant|resist|soport)|cu[aá]nto\s+(?:tiempo\s+)?tard)/i

/** "12 levies with bows, then charge 8 bondi": at whom they shoot before is not said. */
const THEN_FIRST = new RegExp(
  String.raw`^\W*((?:${OWN}\s+)?${NUMBER}\s+(?:(?!throw|hurl|shoot|fir[ei]|loos|lob|fling|cast|us[ei])[a-z]+\s+){0,3}?(?:bow|sling|crossbow|javelin|archer)[a-z]*)\s*,?\s+(?:and\s+)?then\s+(?!(?:${OWN}\s+)?${NUMBER}\s[^,;:.?!]{2,60}?\s(?:shoot|fire|loose)\b)`,
  'i'
)

/** "8 bondi charge 4 huscarls and the huscarls run": what the loser of a melee does. */
const TELLS_FLIGHT =
  /(?<=\d.{0,200})(?:\b(?:and|then)\s+|[,;.]\s*)((?:(?:do|does|will|would)\s+)?(?:the\s+[a-z]+\s+|they\s+|he\s+)?(?:run(?=\W*$)|run\s+(?:away|off)|flee|retreat|rout|withdraw|fall\s+back|disengage)s?(?:\s+(?:away|off|back))?)\W*$/i

/** "8 crossbowmen shoot 8 bondi as they charge": there is no shot in the middle of a charge. */
const SHOT_IN_CHARGE =
  /\b((?:shoot|fire|loose)s?\s+(?:(?:at\s+)?(?:them|me|him|us|it|(?:(?:my|his|the)\s+)?\d{1,2}\s+[a-z]+)\s+)?(?:as|while|when|whilst)\s+(?:they|he|I|we)\s+(?:are\s+)?(?:charg(?:e|ing)|com(?:e|ing)|clos(?:e|ing)|approach(?:ing)?|attack(?:ing)?)(?:\s+in)?|(?:can|could|do|will|would|may)\s+(?:the\s+[a-z]+|they|he|I|we)\s+(?:shoot|fire)\s+(?:at\s+(?:them|me|him)\s+)?(?:first|before(?:hand)?))\W*$/i

/** "8 bondi charge 4 huscarls, with 10?", "..., and what if they were 10?": nobody can say ten of whom. */
const OTHER_COUNT = new RegExp(
  String.raw`(?<=\d.{0,200})[,.;:!?]\s*\u00bf?\s*((?:(?=[a-z\u00e0-\u00ff])(?!(?:both|ambos|ambas|all|none|todos)\b)|(?=\d{1,2}\s+(?:instead|en\s+vez)))(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b)(?:(?:and|but|or|so|ok|y|o|pero)\s+){0,2}(?:(?:what|how)\s+(?:about|if)\s+|if\s+|qu[e\u00e9]\s+tal\s+|si\s+)?(?:(?:there|they|it|I|we|he)\s+(?:are|were|is|was|have|had|has)\s+|(?:son|fueran|fuesen|hay|hubiera|tengo|tuviera|somos)\s+|(?:with|con)\s+){0,2}(?:only\s+|just\s+|s[o\u00f3]lo\s+)?${NUMBER}(?:\s+(?:of\s+them|instead|men|models|miniaturas|de\s+ellos|en\s+vez))?)\W*$`,
  'i'
)

/** "8 bondi charge 4 huscarls, at least 3 losses?": of which of the two is not said; of a shot it is. */
const WHOSE_LOSSES = new RegExp(
  String.raw`(?<!\b(?:shoot|shot|fire|dispar)[a-z]*\s.{0,200})[,.;:!?]\s*\u00bf?\s*((?:(?:and|but|y|the|an?|la)\s+)?(?:(?:odds|chances?|probability|probabilidad)\s+(?:of|de)\s+)?(?:at\s+least|at\s+most|more\s+than|fewer\s+than|less\s+than|exactly|al\s+menos|como\s+mucho|m[a\u00e1]s\s+de|menos\s+de)?\s*${NUMBER}\+?(?:\s+(?:or|o)\s+(?:more|fewer|less|m[a\u00e1]s|menos))?\s+(?:loss(?:es)?|p[e\u00e9]rdidas?|bajas?))\W*$`,
  'i'
)

/** "4 huscarls countercharge 8 bondi that charge them": a melee has one charge. */
const BOTH_CHARGE = new RegExp(
  String.raw`\b((?:counter[\s-]?)?charges?\s+(?:(?:the|my|his|their)\s+)?(?:${NUMBER}\s+)?[a-z]+\s+(?:that|who|which|as\s+they|when\s+they|while\s+they)\s+(?:are\s+)?charg(?:e|ing)\s+(?:them|him|me|us))\W*$|(?<=\bcharges?\s.{0,200})((?:and|but|while|as)\s+(?:the\s+|they\s+|he\s+|(?:${OWN}\s+)?${NUMBER}\s+)?(?:[a-z]+\s+)?counter[\s-]?charges?)(?:\s+(?:them|me|him|us|it))?\W*$|(?<![a-z\u00e0-\u00ff])((?:contra)?cargan?\s+a\s+(?:(?:los|las|mis|sus)\s+)?(?:${NUMBER}\s+)?[a-z\u00e0-\u00ff]+\s+que\s+(?:los|las|les|me|nos|le|lo)\s+(?:est[a\u00e1]n?\s+)?carga(?:n|ndo)?)\W*$`,
  'i'
)

/** "8 bondi at half dice vs 4 huscarls": so throws who is exhausted, and who gives up dice. */
const HALF_DICE = new RegExp(
  String.raw`^\W*(?:${OWN}\s+)?(?:${NUMBER}\s+)?[a-z\u00e0-\u00ff]+\s*,?\s+((?:at|with|on|rolling|throwing|a|con|tirando|lanzando)\s+(?:only\s+|just\s+|s[o\u00f3]lo\s+)?(?:la\s+)?(?:half|mitad)\s+(?:of\s+|de\s+)?(?:(?:the|their|its|my|his|los|sus|mis)\s+)?(?:attack\s+)?(?:dice|dados)(?:\s+de\s+ataque)?)\s*,?\s+(?:vs\.?|versus|v|against|(?:charg|attack)(?!ed\s+by)|contra|carg(?!ad)|atac(?!ad))`,
  'i'
)

/** "con 50% de fatiga": markers are counted. */
const SHARE_OF_FATIGUE =
  /(?<![\d.,])(\d{1,3}\s?(?:%|per\s?cent|por\s?ciento)\s+(?:of\s+(?:(?:their|its|the|max(?:imum)?)\s+)?|de\s+(?:la\s+|su\s+)?)?(?:fatigue|fatiga|tired(?:ness)?|exhaust(?:ed|ion)|cansancio))\b/i

/** "8 bondi charge 4 huscarls, remove 1 fatigue": from whom, and when, is not said; for armour it is spent. */
const FATIGUE_REMOVED = new RegExp(
  String.raw`(?<=\d.{0,200})[,.;:]\s*((?:(?:and|then|y|luego)\s+)?(?:I\s+|he\s+|they\s+)?(?:remov|discard|tak(?:e|ing)\s+(?:off|away)|quit|retir|elimin|descart)[a-z\u00e0-\u00ff]*\s+(?:${NUMBER}|an?|una?|la|the|all)\s+(?:fatigues?|fatigas?))\W*$`,
  'i'
)

/** "both use their abilities": which ones is not said. */
const ABILITIES_UNNAMED =
  /(?<=\d.{0,200})(?:[,.;:]|\s(?:and|y|with|con))\s*((?:(?:I|he|they|both|each|both\s+sides|ambos|todos)\s+)?(?:(?:can\s+)?(?:us|play)[a-z]{1,3}\s+|(?:have|has|with|con|tienen?)\s+)?(?:all\s+(?:of\s+)?)?(?:their|his|my|our|the|sus|mis|las|los)\s+(?:own\s+)?(?:abilities|boxes|battle\s?boards?|habilidades|casillas|tableros?))\W*$/i

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
  [ABILITIES_UNNAMED, msg('"{raw}": name them, as in 8 bondi +ullr charge 4 huscarls +shieldwall')],
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
  [WHO_CHARGES, msg('"{raw}": ask about each charge by itself, as in 8 bondi charge 4 huscarls and 4 huscarls charge 8 bondi')],
  [WAS_IT_LUCK, msg('"{raw}": give the losses of attacker and defender, as in 8 bondi charge 4 huscarls --observed 3:0')]
]

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
    if (raw !== undefined) refuse(translate(why, { raw, condition: quoted(raw) }), 'fight')
  }
}

/** "how many bondi do I need?": `refuseNoFight` asks for what. */
export const asksForNumberAlone = (text: string): boolean => NEEDED_ALONE.test(text)
