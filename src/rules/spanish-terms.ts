import { own, plain } from './named'

/** Terms of the game in Spanish that stand in the titles of rules, so that they are found in answers in English too. */
const TERMS: Readonly<Record<string, string>> = {
  fatiga: 'fatigue',
  fatigas: 'fatigue',
  cobertura: 'cover',
  'lado a lado': 'side by side',
  disparo: 'shooting',
  disparar: 'shooting',
  'cuerpo a cuerpo': 'melee',
  combate: 'melee',
  movimiento: 'movement',
  mover: 'move',
  distancias: 'distances',
  agotado: 'exhausted',
  exhausto: 'exhausted',
  exhausta: 'exhausted',
  edificio: 'building',
  edificios: 'building',
  heroe: 'hero',
  resistencia: 'resistance',
  guardaespaldas: 'bodyguard',
  'dados saga': 'saga dice',
  'dados de saga': 'saga dice',
  'puntos de victoria': 'victory points',
  'ceder dados': 'giving up dice',
  'cerrar filas': 'giving up dice'
}

/** The English of a term of the game in Spanish; undefined for other words. */
export const termInEnglish = (words: string): string | undefined => own(TERMS, plain(words))
