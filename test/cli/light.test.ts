import { describe, expect, it, vi } from 'vitest'
import { type } from './running'

const { loaded } = vi.hoisted(() => ({ loaded: new Set<string>() }))

vi.mock('zod', async original => {
  loaded.add('zod')
  return original()
})
vi.mock('yaml', async original => {
  loaded.add('yaml')
  return original()
})
vi.mock('inquirer', async original => {
  loaded.add('inquirer')
  return original()
})

describe('what reads board files', () => {
  it('is not loaded for a fight or a page of the rules without one', async () => {
    expect((await type('melee 8 warriors charge 4 hearthguard --cost ullr=U')).code).toBe(0)
    expect((await type('rules vikings')).code).toBe(0)
    expect([...loaded]).toEqual([])
  })

  it('is loaded for a fight with one', async () => {
    expect((await type('melee 8 eelers charge 4 hearthguard --board examples/reedfolk.yaml')).code).toBe(0)
    expect([...loaded].sort()).toEqual(['yaml', 'zod'])
  })
})
