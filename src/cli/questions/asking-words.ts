/** The words in which people ask what the rulebook has. */

/** What a question about a row or a faction says besides its name. */
const ASKING: ReadonlySet<string> = new Set(
  (
    'what does do is are s the a an of for in on about how much many work works tell me show explain which who can get have has mean means my ' +
    'lista todos todas muestra muestrame explica explicame que hace hacen es son el la los las lo un una unos unas de del como funciona funcionan cuanto cuesta cuestan ' +
    'sirve para sobre tiene tienen significa all use used dime'
  ).split(' ')
)

/** What `rules` shows of a row or a faction. */
export const ASPECTS: ReadonlySet<string> = new Set(
  (
    'list order orders ability abilities board boards battle battleboard battleboards box boxes rule rules stat stats statistics profile profiles info armour armor dice cost costs effect effects ' +
    'symbol symbols unit units troop troops hero heroes legend legends range explained equipment tablero tableros unidad unidades tropa tropas heroe heroes leyendas simbolo simbolos casilla ' +
    'casillas orden ordenes saga regla reglas habilidad habilidades armadura dado dados coste costes atributos perfil alcance efecto efectos equipo'
  ).split(' ')
)

/** Whether a word says of a question no more than that it is one, or which part of an entry is wanted. */
export const isAsking = (word: string): boolean => ASKING.has(word) || ASPECTS.has(word)

/** The most words that are looked up as one title: each look goes through the whole rulebook. */
export const MOST_OF_TITLE = 16
