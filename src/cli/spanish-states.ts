import { type Rewording, re } from './rewording'

/** What units are called, have and spend, where they stand and what they do, in Spanish that is put in plainer words. */

const UNIT = String.raw`\d{1,2}\s+[a-zà-ÿ][^,;:.¿?]{0,50}?`
const LEADERS = 'señores de la guerra|caudillos|jefes|l[ií]deres'

export const SPANISH_STATES: readonly Rewording[] = [
  // units
  [re(String.raw`^\W*duelo\s+(?:de|entre)\s+(?:dos\s+)?(?:${LEADERS})\W*$`), 'señor de la guerra contra señor de la guerra'],
  [/\s+de\s+(?:los|las)\s+\d{1,2}\s+que\s+(?:eran|hab[ií]a|ten[ií]a)(?![a-zà-ÿ])/gi, ''],
  [
    re(
      String.raw`^\W*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+(?:caen|mueren|mato)\s+si\s+(?:l[oe]s\s+)?(?:cargo|ataco)\s+con\s+(?:mis\s+)?(${UNIT})\s*[,;:.?]+\s*(?:son|hay|quedan|tiene)\s+(\d{1,2})\W*$`
    ),
    '$2 cargan a $3 $1'
  ],
  [
    re(
      String.raw`^\W*(?:pueden|podr[aá]n|podr[ií]an)\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+con\s+(?:sus\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\W*$`
    ),
    '$1 contra $2'
  ],
  // what both have
  [
    re(String.raw`(\s(?:en|con|tras|detr[aá]s)\s[^,;:.\d]{1,40}?)\s*,?\s+(?:ambos|ambas|(?:los|las)\s+dos)\W*$`),
    ', ambos bandos$1'
  ],
  [/(?<![a-zà-ÿ])cada\s+un[oa](?=\W*$|\s+con\s)/gi, 'cada'],
  // fatigue
  [/(?<![a-zà-ÿ])una\s+(?=(?:de\s+)?fatiga)/gi, '1 '],
  [/(?<![a-zà-ÿ])dos\s+(?=(?:de\s+)?fatigas?)/gi, '2 '],
  [/(?<![a-zà-ÿ])tres\s+(?=(?:de\s+)?fatigas?)/gi, '3 '],
  [
    /\s*,?\s+(?:y\s+)?(?:gastan?|gastando)\s+las\s+dos(?:\s+fatigas)?(?![a-zà-ÿ])(?!\s+en\s)(?<=fatigas.*)/gi,
    ', el atacante gasta ambas'
  ],
  [
    /\s*,?\s+(?:y\s+)?gast(?:an?|ando)\s+(?:esa|dicha|esta)\s+fatiga\s+en\s+(?<=(?:contra|(?:carg|atac)an?\s+a)\s.{1,120})/gi,
    ', el atacante gasta fatiga en '
  ],
  [
    /^\W*(?:en\s+qu[eé]\s+)?gasto\s+(?:la|su|mi)\s+fatiga\s+en\s+[^?.:]{1,60}?\so\s+(?:en\s+)?[^?.:]{1,60}[?.:]\s*(?=\d)/gi,
    'qué hago: '
  ],
  [
    re(
      String.raw`^\W*en\s+qu[eé]\s+(?:gasto|gastar|debo\s+gastar|conviene\s+gastar)\s+(?:la|su|mi)\s+fatiga\s+de\s+(?:los\s+|mis\s+|sus\s+)?(${UNIT})\s+(?:si|cuando)\s+(?:me\s+|l[oe]s\s+)?(?:cargan|atacan)\s+(?:mis\s+|sus\s+)?(${UNIT})\W*$`
    ),
    'qué hago si $2 cargan a $1'
  ],
  // dice, and what is played
  [/(?<![a-zà-ÿ])entregan\s+(?=la\s+mitad\s+de\s+(?:los|sus)\s+dados)/gi, 'ceden '],
  [/(?<=[,;.]\s{1,3}(?:y\s+)?)uso\s+(?=[a-zà-ÿ]{3,20}\W*$)/gi, 'usan '],
  [
    /\s+con\s+muro\s+de\s+escudos(?![a-zà-ÿ])(?<=(?<![a-zà-ÿ])dispar(?:an?|o)\s+(?:a|contra)\s+[^,;.]{1,70})/gi,
    ' +muro-de-escudos'
  ],
  // places
  [/(?<![a-zà-ÿ])(?:atr[aá]s|a\s+espaldas)\s+de(?=\s+un)/gi, 'detrás de'],
  [/(?<![a-zà-ÿ])en\s+lo\s+alto\s+de(?![a-zà-ÿ])|(?<![a-zà-ÿ])encima\s+de(?=\s+una?\s+(?:colina|loma|cerro))/gi, 'en'],
  [/(?<=\d\s+)(?:est[aá]n\s+)?a\s+tiro(?![a-zà-ÿ])/gi, 'en alcance'],
  // deeds
  [re(String.raw`^\W*(${UNIT})\s+bajo\s+(?:el\s+)?fuego\s+de\s+(?:mis\s+|sus\s+)?(${UNIT})\W*$`), '$2 disparan a $1'],
  [/(?<![a-zà-ÿ])traban(?:\s+combate)?\s+(?:a|con)\s+(?=(?:los\s+)?\d)/gi, 'cargan a '],
  [/(?<![a-zà-ÿ])se\s+avientan?\s+(?:contra|sobre|a)\s+/gi, 'cargan contra '],
  [/\s*,?\s+(?:y\s+)?(?:luego\s+|despu[eé]s\s+)?se\s+(?:retiran?|repliegan?|alejan?)\W*$/gi, ''],
  [/^\W*cargar\s+o\s+no(?:\s+cargar)?\s*[,:;]\s*(?=\d)/gi, 'merece la pena cargar: '],
  // questions about the rules
  [/^\W*expl[ií]ca(?:me)?\s+(?:lo\s+de\s+)?(?:ceder|renunciar\s+a)\s+(?:los\s+)?dados\W*$/gi, 'qué es cerrar filas'],
  [/^\W*c[oó]mo\s+(?:se\s+)?(?:gast|us)(?:an?|o|ar)\s+(?:la\s+|mi\s+|su\s+)?fatiga\W*$/gi, 'cómo funciona la fatiga'],
  [
    /^\W*pueden?\s+(?:un[oa]?s?|el|la|los|las|mis?)\s+[a-zà-ÿ ]{3,40}?\s+(?:usar|jugar)\s+(?:el\s+|la\s+)?([a-zà-ÿ ]{3,40})\W*$/gi,
    'qué hace $1'
  ],
  [
    /^\W*cu[aá]ntos\s+dados\s+(?:tir|lanz|tien)(?:an?|en?)\s+(?:un[oa]?s?\s+|mis\s+)?\d{1,2}\s+([a-zà-ÿ]+)\W*$/gi,
    'cuántos dados tiran los $1'
  ],
  // what every answer has
  [
    /^\W*(?:cu[aá]l\s+es\s+)?(?:el\s+|la\s+)?(?:resultado|promedio|media|n[uú]mero|cantidad)\s+(?:esperad[oa]|medi[oa]|promedio|de\s+(?:bajas|muertos|p[eé]rdidas)(?:\s+esperad[oa]s)?)\s+(?:de|en|si|cuando|con)\s+(?=(?:mis\s+)?\d)/gi,
    ''
  ],
  [/^\W*(?:las\s+)?(?:bajas|p[eé]rdidas)\s+(?:esperadas|medias|promedio)\s+(?:de|en|si|cuando|con)\s+(?=(?:mis\s+)?\d)/gi, ''],
  [
    /^\W*((?:(?:cu[aá]l\s+es\s+la|qu[eé])\s+)?probabilidad(?:es)?\s+(?:hay\s+)?de\s+)(?:empatar|(?:un\s+)?empate)\s+(?:de|con)\s+(?=(?:mis\s+)?\d)/gi,
    '$1empate: '
  ],
  [
    re(
      String.raw`^\W*(?:qu[eé]\s+)?probabilidad\s+(?:hay\s+)?de\s+que\s+(?:mueran|caigan)\s+(exactamente\s+|al\s+menos\s+)?(\d{1,2})\s+([a-zà-ÿ]+)\s+con\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+contra\s+(?:sus\s+)?(\d{1,2})\s+\3\W*$`
    ),
    '$4 matan $1$2 de $5 $3'
  ]
]
