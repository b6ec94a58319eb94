import { wordSet } from '../../../request/words/small-words'
import { own, plain } from '../../../rules/named'

/**
 * Words of Spanish as they are said in one country, in one person or tense, or spelled by ear, each put into the one that the grammar
 * knows: "cargáis", "cargás" and "cargarás" into "cargan".
 */

/** Verbs by their beginnings, without accents, with the endings of the person who asks and of all others, who are somebody else. */
interface Conjugation {
  readonly stems: readonly string[]
  readonly mine: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  /** The ending of the others that the grammar knows. */
  readonly they: string
}

const conjugation = (stems: string, mine: string, others: string, they: string): Conjugation => ({
  stems: stems.split(' '),
  mine: wordSet(mine),
  others: wordSet(others),
  they
})

const CONJUGATIONS: readonly Conjugation[] = [
  conjugation(
    'carg atac dispar tir asalt golpe choc aguant soport arroll elimin aniquil gast us lleg gan mat renunci',
    'are aremos ariamos ase asemos aramos abamos',
    'ais areis aras aran arian ariais arais ases asen aseis abas abais',
    'an'
  ),
  conjugation(
    'embest arremet acomet resist sobreviv recib sufr ced ca',
    'ere ire eremos iremos eriamos iriamos iese iesemos ieramos',
    'es is eis ereis ireis eras iras eran iran erias irias erian irian ieras ieran ierais ieses iesen ieseis',
    'en'
  )
]

/** Rows for several words that are put into the same one. */
export const listed = (said: string, called: string): readonly (readonly [string, string])[] =>
  said.split(' ').map(word => [word, called] as const)

const WORDS: Readonly<Record<string, string>> = Object.fromEntries([
  // who speaks, and to whom
  ...listed('vos tio tia tios chaval chavales vosotros vosotras usted ustedes che wey guey oiga oigan', ''),
  // before the name of a box
  ...listed('bendicion acto', ''),
  ...listed('tenes teneis', 'tienes'),
  ...listed('vas vais', 'van'),
  ...listed('mio mios mia mias', 'mine'),
  ...listed('tuyo tuyos tuya tuyas', 'theirs'),
  ...listed('vuestro vuestros vuestra vuestras', 'tus'),
  ...listed('ser sera seran seria serian', 'son'),
  // deeds and states
  ...listed('reventado reventada reventados reventadas extenuado extenuada extenuados extenuadas', 'agotados'),
  ...listed('efectuan efectua ejecutan emprenden protagonizan', 'realizan'),
  ...listed('apunta apuntan descargan acribilla acribillan asaetean ametrallan tirotean', 'disparan'),
  ...listed('venzan venza', 'vencen'),
  ...listed('moriran moririan murieran muriesen', 'mueren'),
  ...listed('perderan perderian pierdan', 'pierden'),
  ...listed('palmo palmamos palmare', 'pierdo'),
  ...listed('rompen revientan machacan quiebran', 'vencen'),
  ...listed('romper reventar machacar quebrar', 'vencer'),
  ...listed('embestida embestidas acometida envite embate', 'carga'),
  ...listed('aprovechan aprovecha', 'usan'),
  ...listed('convendra convendria', 'conviene'),
  ...listed('mele', 'combate'),
  ...listed('persigue persiguen embosca emboscan impacta impactan agarra agarran acometen', 'embisten'),
  ...listed('tiroteado tiroteada tiroteados tiroteadas baleados acribillados asaeteados asaeteadas', 'disparados'),
  ...listed('tirador tiradores', 'shooter'),
  ...listed('defendida defendido defendidas defendidos guarnecida guarnecido', 'ocupada'),
  ...listed('marca marcas', 'fichas'),
  ...listed('cansancio cansancios', 'fatiga'),
  // things
  ...listed('hachon hachones hachero hacheros', 'hachas'),
  ...listed('haroldo', 'harold'),
  ...listed('sdlg sdg', 'warlord'),
  // by ear
  ...listed('bs', 'vs'),
  ...listed('harco harcos', 'arco'),
  ...listed('onda ondas', 'honda'),
  ...listed('acha achas', 'hacha'),
  ...listed('vosque vosques', 'bosque'),
  ...listed('gereros guereros gerreros gerrero', 'guerreros'),
  ...listed('cavalleros cavayeros', 'caballeros'),
  ...listed('cabayo cabayos', 'caballo'),
  ...listed('lebas', 'levas'),
  ...listed('javalinas javalina', 'jabalinas'),
  ...listed('valestero valesteros bayesteros ballezteros', 'ballesteros'),
  ...listed('gardias guardas', 'guardias')
])

/** An order with whom it is done to: "dispárale", "atáquenlos", "cargame". */
const ORDER = /^(carg|atac|dispar|tir|lanz|mand)u?(?:[ae]n?)(le|lo|la|me|no)s?$/

/** Vos and tú are told apart by the accent: "cargás" is no noun. */
const YOU = /[aá]s$/i
const NOUNS = /^cargas$/i

/** The form that the grammar knows, of a word that it does not know; undefined of any other. */
const knownForm = (word: string): string | undefined => {
  const bare = plain(word)
  const known = own(WORDS, bare)
  if (known !== undefined) return known
  const [, verb, whom = ''] = ORDER.exec(bare.replace('aqu', 'ac')) ?? []
  if (verb !== undefined) return `${whom === 'le' ? '' : `${bare.slice(bare.lastIndexOf(whom))} `}${verb}an`
  for (const { stems, mine, others, they } of CONJUGATIONS) {
    const stem = stems.find(each => bare.startsWith(each))
    if (stem === undefined) continue
    const ending = bare.slice(stem.length)
    if (mine.has(ending)) return `${stem}o`
    if (others.has(ending) || (they === 'an' && ending === 'as' && YOU.test(word) && !NOUNS.test(word))) return `${stem}${they}`
  }
  return undefined
}

/** The text with each of its words in the form that the grammar knows. */
export const inKnownForms = (text: string): string => text.replace(/[a-zà-ÿ]+/gi, word => knownForm(word) ?? word)
