import type { Command } from 'commander'
import type { Language } from '../../model/language'
import type { Edition } from '../../model/scenario'
import type { Tournament } from '../../model/tournament'
import type { FormatName } from '../../report'

/** What a user has written down once, in a file of their own. */
export interface Configuration {
  /** The file it comes from. */
  readonly file: string
  readonly edition?: Edition
  readonly readings?: Readonly<Record<string, string>>
  /** By their paths, from here. */
  readonly boards?: readonly string[]
  /** Rosters whose units have names: one's own, and the enemy's; by their paths, from here. */
  readonly warband?: string
  readonly against?: string
  /** What a game is worth in a tournament. */
  readonly tournament?: Tournament
  readonly format?: FormatName
  readonly color?: string
  readonly language?: Language
  /** Where each of it stands, by its key or its reading: "config.yaml:3:3". */
  readonly places: Readonly<Record<string, string>>
}

const withoutFight = ({ file, format, color, places }: Configuration): Configuration => ({
  file,
  places,
  ...(format && { format }),
  ...(color && { color })
})

/** A report that is played again has said itself what it was fought by: the configuration only says how it looks. */
export const leaveToDefaults = (command: Command): void => {
  const { configured }: { readonly configured?: Configuration } = command.opts()
  if (configured) command.setOptionValueWithSource('configured', withoutFight(configured), 'config')
}
