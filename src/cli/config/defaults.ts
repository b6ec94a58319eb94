import type { Command } from 'commander'
import type { Configuration } from './configuration'

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
