import { type Rewording, said } from '../rewording'

/** What is asked in Spanish of plain dice and of the rules: "¿cuántos seises con 8 dados?", "alcance de los arcos". */

const OF_DICE = String.raw`^\W*(?:(?:qu[eé] )?(?:probabilidad(?:es)?|chances?) (?:hay )?de )?(?:(?:sacar|que salga|no sacar) )?`
const SIX = String.raw`(?:6|seis) (?:en|con) (\d{1,3}) dados\W*$`

export const SPANISH_LOOKUPS: readonly Rewording[] = [
  // plain dice
  [said`^\W*(\d{1,3}) (?:ataques|golpes) (?=(?:a|con) [1-6]\s*(?:\+|o m[aá]s))`, '$1 dados '],
  [
    said`(?<=\d dados?\s.{0,30})contra (?:una )?(?:salvaci[oó]n(?:es)?|tirada de salvaci[oó]n) (?:de|a|al) (?=[1-6])`,
    'contra salvaciones '
  ],
  [
    said`
      ^\W*(?:(?:si )?(?:tiro|lanzo|tirar|lanzar|tirando) )?(\d{1,3}) dados\s*[,;.:]\s*¿?(?:y )?cu[aá]ntos (?:[eé]xitos )?
      (?:me )?(?:sal(?:en|dr[aá]n)|saco|son|ser[aá]n) (?:de |a |con )?([1-6])(?:\s*\+| o m[aá]s)\W*$
    `,
    'tirar $1 dados a $2+'
  ],
  [said`(?<=\d dados?,?\s)(?:y )?(?:necesito|quiero|busco) (?=[1-6]\s*(?:\+|o m[aá]s))`, 'a '],
  [
    said`
      (?<=\d dados?\s[^,;.]{0,40}\d(?:\+| o m[aá]s)?)\s*[,;.:]\s*¿?(?:y )?(?:(?:qu[eé]|cu[aá]l es la) )?
      (?:prob|probabilidad|chance|posibilidad)(?:e?s)?\.? (?:(?:hay|tengo) )?de (?:sacar|tener|obtener|lograr|conseguir)
      \s+(?=(?:al menos )?\d)
    `,
    ', '
  ],
  [said`${OF_DICE}ning[uú]n ${SIX}`, '$1 dados a 6+, ninguno'],
  [said`${OF_DICE}(?:al menos )?un ${SIX}`, '$1 dados a 6+, al menos 1'],
  [
    said`
      ^\W*(?:tirando|lanzando|tir[eé]|lanc[eé]) (\d{1,3}) dados (?:a|con) ([1-6])\+?(?: o m[aá]s)?\s*(?:,|;|y)?\s*(?:y )?
      (?:s[oó]lo )?(?:saqu[eé]|sac[oó]|obtuve|logr[eé]|tuve|(?:me )?sali[oó]|(?:me )?salieron) (?:s[oó]lo )?(\d{1,3})
      (?: (?:[eé]xitos?|aciertos?|impactos?))?(?:[\s,;.]+¿?(?:qu[eé] (?:tan )?)?[a-zà-ÿ ]{0,40})?\W*$
    `,
    'I rolled $1 dice on $2+ and got $3, how unlucky is that'
  ],
  [said`^\W*(?:tirando|lanzando|al (?:tirar|lanzar)) (?=\d+ dados?\s)`, 'tirar '],
  [said`(?<=\d dados?\s)\s*(?:buscando|al) (?=[1-6])`, 'a '],
  [
    said`
      (?<=\d dados?\s[^,;.]{0,40}\d(?:\+| o m[aá]s)?)\s*,? (?:y )?
      (?:(?:[eé]l|ellos|(?:el|mi) (?:otro|rival|enemigo|oponente)) )?(?:salvan?|cancelan?) (?:a|al|con) (?=[1-6])
    `,
    ' contra salvaciones '
  ],
  // the rules
  [
    said`^\W*cu[aá]ndo (?:se agota|queda (?:agotada|exhausta)|est[aá] (?:agotada|exhausta)) una unidad\W*$`,
    'qué es una unidad agotada'
  ],
  [
    said`^\W*(?:puedo|puede[ns]?|se puede|podemos) (?:una? [a-zà-ÿ]+ )?disparar (?:despu[eé]s de|tras) mover(?:se)?\W*$`,
    'can I shoot after moving'
  ],
  [
    said`^\W*(?:he|hemos) matado (?:a )?([^?.]{3,120}?)\s*[,;.]\s*¿?\s*(?:cu[aá]nt[oa]s? )?(?:puntos|pts)(?: de victoria)?(?: (?:son|gano|es eso|saco))?\W*$`,
    'maté $1, cuántos puntos de victoria'
  ],
  [said`^\W*(?:las? |los |el )?(?:stats?|estad[ií]sticas|perfil(?:es)?|atributos|caracter[ií]sticas) del? (?=\D+$)`, 'explica '],
  [said`^\W*qu[eé] (?:significa|es) (vs|s|m|l)\W*$`, 'cuánto es $1'],
  [
    said`^\W*(?:para )?qu[eé] (?:sirven?|da|otorga|aporta|efecto tiene|efectos tiene|ventaja da|bonus da) (?=(?:el |la |los |las )?[a-zà-ÿ ]+\W*$)`,
    'qué hace '
  ],
  [said`^\W*qu[eé] hace (?:la )?cobertura (?:ligera|pesada)\W*$`, 'qué hace la cobertura'],
  [said`^\W*c[oó]mo se gana (?:la )?fatiga\W*$`, 'cuándo se gana fatiga'],
  [
    said`^\W*(?:(?:a|hasta) )?(?:cu[aá]nto|d[oó]nde) (?:llega|alcanza|dispara|tira)n? (?:un|una|el|la|los|las) (?=[a-zà-ÿ ]+\W*$)`,
    'alcance de '
  ],
  [said`^\W*(?:la )?(?:tabla|tablero)(?: de batalla)? (?:(?:de )?(?:los|las) )?(?=[a-zà-ÿ]+\W*$)`, 'explica ']
]
