import { importsBetween, type Plan, type Rule, type Tree } from './house-tree.ts'

type Links = Map<string, Set<string>>

export const filesFormNoCycle: Rule = {
  sentence: 'no file needs itself by way of others, not even for a type',
  faults: (tree, plan) => {
    const links: Links = new Map()
    for (const { from, to } of heldImports(tree, plan)) link(links, from, to)
    return cyclesOf(links).map(
      (cycle) => `${cycle.join(', ')} form an import cycle. Move what they share into a file of its own.`,
    )
  },
}

export const foldersFormNoCycle: Rule = {
  sentence: 'no folder needs itself by way of the folders beside it',
  faults: (tree, plan) => {
    const parents = new Map<string, Links>()
    for (const { from, to } of heldImports(tree, plan)) {
      const [here, there] = [from.split('/'), to.split('/')]
      const depth = here.findIndex((name, at) => name !== there[at])
      const parent = here.slice(0, depth).join('/')
      const [one, other] = [here[depth], there[depth]]
      const areFolders = depth > 0 && depth < here.length - 1 && depth < there.length - 1
      if (!areFolders || one === undefined || other === undefined) continue
      const links = parents.get(parent) ?? new Map()
      parents.set(parent, links)
      link(links, one, other)
    }
    return [...parents].flatMap(([parent, links]) =>
      cyclesOf(links).map(
        (cycle) =>
          `${parent}: the folders ${cycle.join(', ')} form an import cycle. Move what they share into one of them, or beside them.`,
      ),
    )
  },
}

/**
 * Every import, of types too, between two files of the rooms without cycles. Test files are never imported and may import
 * anything.
 */
function heldImports(tree: Tree, { withoutCycles }: Plan): { from: string; to: string }[] {
  const held = new Set(tree.files.filter(({ room }) => withoutCycles.includes(room)).map(({ path }) => path))
  return importsBetween(tree)
    .map(({ file, link: { to } }) => ({ from: file.path, to }))
    .filter(({ from, to }) => from !== to && held.has(from) && held.has(to))
}

function link(links: Links, from: string, to: string): void {
  const known = links.get(from)
  if (known) known.add(to)
  else links.set(from, new Set([to]))
}

/** The cycles of a graph: what reaches each other, in Tarjan's way, each in the order of the alphabet. */
function cyclesOf(links: Links): string[][] {
  const found: string[][] = []
  const numbers = new Map<string, number>()
  const open: string[] = []
  const visit = (name: string): number => {
    const own = numbers.size
    numbers.set(name, own)
    open.push(name)
    let lowest = own
    for (const next of links.get(name) ?? []) {
      const number = numbers.get(next)
      if (number === undefined) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, number)
    }
    if (lowest === own) {
      const cycle = open.splice(open.indexOf(name))
      if (cycle.length > 1) found.push(cycle.toSorted())
    }
    return lowest
  }
  for (const name of links.keys()) if (!numbers.has(name)) visit(name)
  return found
}
