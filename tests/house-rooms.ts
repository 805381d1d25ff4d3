import { featureOf, importsBetween, part, type Rule, roomOf } from './house-tree.ts'

const list = (names: readonly string[]) => names.join(', ') || 'nothing'

export const everyFileHasItsRoom: Rule = {
  sentence: 'every file stands in a room of the plan',
  faults: ({ files }, plan) =>
    files.flatMap(({ path, room }) => {
      const known = room === 'app' ? part(path, 1) in plan.app : room in plan.rooms
      return known ? [] : [`${path} stands in no room of the plan. Move it, or add its room to tests/house.ts.`]
    }),
}

export const roomsImportDownwards: Rule = {
  sentence: 'rooms import downwards only',
  faults: (tree, plan) =>
    importsBetween(tree).flatMap(({ file, link }) => {
      const [here, there] = [file.room, roomOf(link.to)]
      const may = plan.rooms[here] ?? []
      if (here === there) return []
      if (!may.includes(there))
        return [`${file.path} imports ${link.to}: ${here} may use ${list(may)}. Pass the value in, or move what both need down.`]
      if (plan.dataRooms.includes(here) && there === 'features' && /\.server\./.test(link.to))
        return [
          `${file.path} imports ${link.to}: ${here} is data and knows pure files only. Let server/ carry the data to the action.`,
        ]
      return []
    }),
}

export const artworkIsIndependent: Rule = {
  sentence: 'artwork imports nothing from outside itself',
  faults: ({ files }) =>
    files
      .filter(({ room }) => room === 'artwork')
      .flatMap((file) =>
        file.imports
          .filter(({ isPackage }) => isPackage)
          .map(({ to }) => `${file.path} imports ${to}: a drawing needs no package. Write the few lines it gives you.`),
      ),
}

export const importsAreSpelledByDistance: Rule = {
  sentence: 'an import that crosses a room or a feature is spelled with #, one that stays is relative',
  faults: (tree) =>
    importsBetween(tree).flatMap(({ file, link }) => {
      const [here, there] = [home(file.path), home(link.to)]
      const crosses = here !== there
      const hashed = link.spelled.startsWith('#')
      if (crosses && !hashed) return [`${file.path} imports ${link.spelled}, which leaves ${here}. Write '#${link.to}'.`]
      if (!crosses && hashed) return [`${file.path} imports ${link.spelled} of its own ${here}. Write it with ./ or ../.`]
      return []
    }),
}

/** Where a file belongs, test or not: its feature, or else its room. */
function home(path: string): string {
  return part(path, 0) === 'features' ? `features/${part(path, 1)}` : part(path, 0)
}

export const audiencesDoNotMeet: Rule = {
  sentence: 'inside app, site and admin never meet: they share ui, shared and words',
  faults: (tree, plan) =>
    importsBetween(tree).flatMap(({ file, link }) => {
      if (file.room !== 'app') return []
      const here = part(file.path, 1)
      const may = plan.app[here] ?? []
      if (roomOf(link.to) !== 'app') return []
      const there = part(link.to, 1)
      if (here === there || may.includes(there)) return []
      return [`${file.path} imports ${link.to}: app/${here} may use ${list(may)}. Move what both need to app/shared or app/ui.`]
    }),
}

/** The list of all parts of words: of pages, and of emails and documents, which features have. */
const partList = 'app/words/sources.server.ts'

export const uiKnowsNoFeature: Rule = {
  sentence: 'ui knows no feature, and words know only the types of features, and their parts where all parts are listed',
  faults: (tree, plan) =>
    importsBetween(tree).flatMap(({ file, link }) => {
      if (file.room !== 'app' || !featureOf(link.to)) return []
      if (file.path === partList && /^features\/.+\/words\//.test(link.to)) return []
      const here = part(file.path, 1)
      if (plan.knowsNoFeature.includes(here))
        return [
          `${file.path} imports ${link.to}: app/${here} knows no feature. Take plain values as properties, or move it to app/shared.`,
        ]
      if (plan.knowsFeatureTypes.includes(here) && !link.isType)
        return [
          `${file.path} imports ${link.to}: app/${here} knows only types of features. Write 'import type', or pass the value in.`,
        ]
      return []
    }),
}
