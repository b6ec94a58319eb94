import { type Text, t, translate } from '../model/language'
import {
  abilities,
  board,
  columned,
  factions,
  heroes,
  readings,
  rules,
  type Section,
  swords,
  terrain,
  units,
  weapons,
  wrath
} from './sections'
import type { Rulebook } from './types'

/** The topics of `rules`, each with its tables. */

interface Topic {
  /** The id as a heading. */
  readonly title: Text
  readonly about: Text
  readonly sections: (book: Rulebook) => readonly Section[]
  /** Other names of the topic. */
  readonly also: readonly string[]
}

export const topics = {
  units: {
    title: 'units{head}',
    about: 'the classes and the units of every faction, with their numbers',
    sections: book => [undefined, ...Object.keys(book.factions)].map(faction => units(book, faction)),
    also: ['unit', 'troop', 'troops', 'unidad', 'unidades', 'tropa', 'tropas', 'armour', 'armor', 'armadura']
  },
  heroes: {
    title: 'heroes{head}',
    about: 'the heroes who may lead a warband',
    sections: book => [heroes(book)],
    also: ['hero', 'legend', 'legends', 'heroe', 'héroes']
  },
  swords: {
    title: 'swords{head}',
    about: 'swords for hire',
    sections: book => [swords(book)],
    also: ['swords for hire', 'espadas de alquiler']
  },
  wrath: {
    title: 'wrath{head}',
    about: 'the Wrath of the Jomsvikings, row by row',
    sections: book => [wrath(book)],
    also: ['wrath of the jomsvikings', 'jomsviking wrath', 'ira de los jomsvikings']
  },
  weapons: {
    title: 'weapons{head}',
    about: 'weapons and horses, and what they change',
    sections: book => [weapons(book)],
    also: ['weapon', 'arma', 'armas']
  },
  abilities: {
    title: 'abilities{head}',
    about: 'all abilities, and which count in a fight',
    sections: book => [abilities(book)],
    also: ['ability', 'habilidad', 'habilidades']
  },
  boards: {
    title: 'boards{head}',
    about: 'the battleboards box by box, with their costs',
    sections: book => Object.keys(book.factions).map(faction => board(book, faction)),
    also: ['board', 'battleboard', 'battleboards', 'tablero', 'tableros']
  },
  readings: {
    title: 'readings{head}',
    about: 'where the wording is in doubt, and how it is interpreted',
    sections: book => [readings(book)],
    also: ['interpretation', 'interpretations', 'interpretaciones']
  },
  terrain: {
    title: 'terrain{head}',
    about: 'scenery, its cover and its ground',
    sections: book => [terrain(book)],
    also: ['terreno', 'terrenos']
  },
  factions: {
    title: 'factions{head}',
    about: 'the factions and the symbols of their dice',
    sections: book => [factions(book)],
    also: ['faction', 'facción', 'facciones']
  },
  rules: { title: 'rules{head}', about: 'the rules by id', sections: book => [rules(book)], also: ['rule', 'regla', 'reglas'] }
} as const satisfies Record<string, Topic>

/** The topic of this name. */
export const topicCalled = (words: string): Topic | undefined =>
  Object.entries<Topic>(topics).find(([id, { also }]) => id === words || also.includes(words))?.[1]

/** The tables of a topic that have a row in this edition. */
export const sectionsOf = (book: Rulebook, { sections }: Topic): readonly Section[] =>
  sections(book).filter(({ rows }) => rows.length > 0)

/** The table of topics, without those that are empty in this edition. */
export const overview = (book: Rulebook): Section =>
  columned(
    t('The rulebook'),
    ['rules', 'what it lists'],
    Object.entries<Topic>(topics)
      .filter(([, topic]) => sectionsOf(book, topic).length > 0)
      .map(([id, { about }]) => [id, translate(about)])
  )
