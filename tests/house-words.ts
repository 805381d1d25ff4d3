import { type ESTree, Visitor } from 'vite'
import type { Breach } from './house-breaches.ts'
import { boundNames, type HouseFile, type Rule } from './house-tree.ts'

const wordsAreStandard: Rule = {
  sentence: 'names of files and of exports use the standard word',
  faults: ({ files, texts }, { formerWords, allowedWords }) => {
    const faultsAt = (path: string, name: string, what: string): string[] => {
      const allowed = Object.entries(allowedWords).flatMap(([start, words]) => (path.startsWith(start) ? words : []))
      return wordsOf(name).flatMap((word) =>
        formerWords[word] === undefined || allowed.includes(word)
          ? []
          : [`${path}: ${what} says ${word}. Say ${formerWords[word]}.`],
      )
    }
    const paths = [...files, ...texts].map(({ path }) => path).filter((path) => !path.startsWith('db/migrations/'))
    return [
      ...paths.flatMap((path) => faultsAt(path, path, 'the path')),
      ...files.flatMap((file) => exportedNames(file).flatMap((name) => faultsAt(file.path, name, name))),
    ]
  },
}

const localNamesAreStandard: Rule = {
  sentence: 'names inside a file use the standard word where the former one has no other meaning',
  faults: ({ files }, { formerLocalWords, allowedWords }) =>
    files
      .filter(({ isTest }) => !isTest)
      .flatMap((file) => {
        const allowed = Object.entries(allowedWords).flatMap(([start, words]) => (file.path.startsWith(start) ? words : []))
        return [...new Set(declaredNames(file))].flatMap((name) =>
          wordsOf(name)
            .filter((word) => formerLocalWords[word] !== undefined && !allowed.includes(word))
            .map((word) => `${file.path}: ${name} says ${word}. Say ${formerLocalWords[word]}.`),
        )
      }),
}

/** The names of variables, parameters, functions and types, exported or not. */
function declaredNames({ program }: HouseFile): string[] {
  const names: string[] = []
  const bind = (pattern: ESTree.BindingPattern | ESTree.ParamPattern | null) => void names.push(...boundNames(pattern))
  const take = ({ id, params }: { id: ESTree.BindingIdentifier | null; params: readonly ESTree.ParamPattern[] }) => {
    bind(id)
    for (const param of params) bind(param)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: take,
    FunctionExpression: take,
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
    TSTypeAliasDeclaration: ({ id }) => void names.push(id.name),
  }).visit(program)
  return names
}

/** 'askForLink' and 'ask-for-link' are both ask, for, link. */
const wordsOf = (name: string) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

function exportedNames({ program }: HouseFile): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    const { declaration } = statement
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
  })
}

export const wordBreaches: Breach[] = [
  {
    rule: wordsAreStandard,
    planted: 'a file, a function, a constant and a type in former words',
    plan: { allowedWords: { 'features/freight/': ['lane'] } },
    files: {
      'app/site/told-journey.tsx': 'export const title = 1',
      'features/emails/emails.ts':
        'export function askAgain() {}\nexport const sealedMark = 1, task = 2\nexport type TheirVoice = string',
      'features/freight/lane.ts': 'export type Lane = { door: string }',
      'server/lanes.ts': 'const door = 1\nexport const doorway = door',
    },
    messages: [
      'app/site/told-journey.tsx: the path says told. Say shown, sent or described.',
      'server/lanes.ts: the path says lanes. Say request-queues.',
      'features/emails/emails.ts: askAgain says ask. Say request, query or input.',
      'features/emails/emails.ts: sealedMark says sealed. Say encrypted.',
      'features/emails/emails.ts: TheirVoice says voice. Say testimonial.',
    ],
  },
  {
    rule: localNamesAreStandard,
    planted: 'a variable, a parameter, a function and a type in former words, beside a place where the word is right',
    plan: { allowedWords: { 'artwork/': ['grown'] } },
    files: {
      'app/site/group.ts': 'export function group({ grown }, told) {\n  const unsentText = grown\n  return unsentText + told\n}',
      'artwork/tree.ts': 'export const tree = (size) => {\n  const grown = size\n  return grown\n}',
      'app/site/quote.ts': 'export const quote = (says) => says',
      'features/emails/send.ts': 'function upkeepOf(ask, { says: text }) {}\nexport const send = upkeepOf',
      'features/payments/owing.ts':
        'type Standing = string\nconst owedMinor = 1\nfunction state({ asked: said, kept: stored }: Standing) {\n  return [said, stored, owedMinor]\n}',
    },
    messages: [
      'app/site/group.ts: grown says grown. Say adult.',
      'app/site/group.ts: told says told. Say shown, sent or described.',
      'app/site/group.ts: unsentText says unsent. Say autosaved or not sent.',
      'app/site/quote.ts: says says says. Say text, words or labels.',
      'features/emails/send.ts: upkeepOf says upkeep. Say failed-jobs.',
      'features/emails/send.ts: ask says ask. Say input, query, request or the verb for it.',
      'features/payments/owing.ts: Standing says standing. Say state or status.',
      'features/payments/owing.ts: owedMinor says owed. Say charged, due or balance.',
      'features/payments/owing.ts: said says said. Say message, answer or labels.',
    ],
  },
]
