import { Visitor } from 'vite'
import type { Breach } from './house-breaches.ts'
import { shipped } from './house-browser.ts'
import { pagesOf } from './house-pages.ts'
import type { HouseFile, Import, Plan, Rule, Tree } from './house-tree.ts'

const sourceFile = 'platform/languages/source.ts'
/** Parts of pages, and those of emails and documents. */
const partFolders = /^(app\/words|features)\//
/** Each document of the admin area has all parts of this folder, so its pages name none of them. */
const adminFolder = 'app/words/admin/'
const isOfAdmin = (part: string) => part.startsWith('admin-')
const lists = ['', 'admin/', 'admin/content-', 'admin/supplier-', 'admin/payables/payable-'].map(
  (name) => `app/words/${name}sources.server.ts`,
)
const staticPartFile = 'app/ui/static-part.tsx'
/** The functions that read the words of a part: each needs a page or a request, which a module has not while it loads. */
const readers = ['useWords', 'wordsOf', 'wordsOfMatches']

/** The files that declare a part, by path, with the names of its parts. */
const declaredParts = ({ files }: Tree): Map<string, string[]> =>
  new Map(
    files
      .filter(
        ({ path, isTest, imports }) =>
          partFolders.test(path) && !isTest && imports.some(({ to, isType }) => to === sourceFile && !isType),
      )
      .map(({ path, code }) => [
        path,
        Array.from(code.matchAll(/^export const \w+ = source\('([\w-]+)', /gm), ([, name = '']) => name),
      ]),
  )

const partsAreData: Rule = {
  sentence: 'a file of translatable words is one part of its own name and nothing else, and it is listed',
  faults: (tree) => {
    const { files } = tree
    const listed = new Set(files.flatMap(({ path, imports }) => (lists.includes(path) ? imports.map(({ to }) => to) : [])))
    return [...declaredParts(tree)].flatMap(([path, names]) => {
      const file = files.find((one) => one.path === path)
      if (lists.includes(path) || !file) return []
      const name = `${path.startsWith(adminFolder) ? 'admin-' : ''}${path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)}`
      const statements = file.program.body.filter(({ type }) => type !== 'ImportDeclaration')
      return [
        ...(names.join() === name && statements.length === 1 && file.imports.length === 1
          ? []
          : [
              `${path} is not one source('${name}', …) alone, and the browser gets nothing else of it. Move the rest to another file.`,
            ]),
        ...(listed.has(path) ? [] : [`${path} is in no list of sources, so that no page can have its words. List it.`]),
      ]
    })
  },
}

const pagesNameTheirParts: Rule = {
  sentence:
    'a page names in its handle, or its layout does, every part of words that it may say, and which its static parts alone say',
  faults: (tree, plan) => {
    const parts = declaredParts(tree)
    const reached = partsByFile(tree, plan, parts)
    const drawn = partsByFile(tree, plan, parts, isStatic)
    const named = new Map(
      tree.files.map((file) => [file.path, { words: namedIn(file), staticWords: namedIn(file, 'staticWords') }]),
    )
    const pages = pagesOf(tree).pages.map(({ file, layouts }) => ({ file, layouts: ['app/root.tsx', ...layouts] }))
    const faults = pages.flatMap(({ file, layouts }) => {
      const handles = [file, ...layouts].flatMap((one) => named.get(one) ?? [])
      return [...(reached.get(file) ?? [])].flatMap((part) => {
        if (isOfAdmin(part))
          return file.startsWith('app/admin/') ? [] : [`${file} says words of ${part}, which only the admin area has.`]
        if (handles.some(({ words }) => words.includes(part))) return []
        if (drawn.get(file)?.has(part))
          return [
            `${file} may say words of ${part}, which neither it nor its layout names. Add words: ['${part}'] to its handle.`,
          ]
        if (handles.some(({ staticWords }) => staticWords.includes(part))) return []
        return [
          `${file} may say words of ${part} in a static part, which neither it nor its layout names. Add staticWords: ['${part}'] to its handle.`,
        ]
      })
    })
    const needless = [...new Set(pages.flatMap(({ file, layouts }) => [file, ...layouts]))].flatMap((file) => {
      const { words, staticWords } = named.get(file) ?? { words: [], staticWords: [] }
      return [
        ...[...words, ...staticWords]
          .filter((part) => !reached.get(file)?.has(part))
          .map((part) => `${file} names words of ${part} and says none of them. Take the name out of its handle.`),
        ...words
          .filter((part) => reached.get(file)?.has(part) && !drawn.get(file)?.has(part))
          .map((part) => `${file} says words of ${part} in its static parts alone. Name it in staticWords.`),
        ...staticWords
          .filter((part) => drawn.get(file)?.has(part))
          .map((part) => `${file} says words of ${part} outside its static parts too. Name it in words.`),
      ]
    })
    return [...new Set([...faults, ...needless])]
  },
}

/** In a file that makes static parts, what it fetches by `import()` is drawn by the server alone until another visit. */
const isStatic = ({ imports }: HouseFile, { names }: Import) =>
  names.some(({ name, local }) => name === '*' && local === '') && imports.some(({ to }) => to === staticPartFile)

/** The parts that a page's code reaches in the browser, however late it is loaded; without what is reached by some links alone. */
function partsByFile(
  tree: Tree,
  plan: Plan,
  parts: ReadonlyMap<string, readonly string[]>,
  isLeftOut: (file: HouseFile, link: Import) => boolean = () => false,
): Map<string, Set<string>> {
  const byPath = new Map(tree.files.map((file) => [file.path, file]))
  const links = new Map<string, Set<string>>()
  for (const { root, chain, link } of shipped(tree, plan, plan.browserParts)) {
    const from = byPath.get(chain.at(-1) ?? root)
    if (link.isPackage || (from && isLeftOut(from, link))) continue
    links.set(root, (links.get(root) ?? new Set()).add(link.to))
  }
  const reached = new Map<string, Set<string>>()
  for (const start of links.keys()) {
    const seen = new Set([start])
    for (const file of seen) for (const to of links.get(file) ?? []) seen.add(to)
    reached.set(start, new Set([...seen].flatMap((file) => parts.get(file) ?? [])))
  }
  return reached
}

const namedIn = ({ code }: HouseFile, key = 'words'): string[] => {
  const [, handle = ''] = /^export const handle\b([\s\S]*?)^\}?\s*$/m.exec(`${code}\n\n`) ?? []
  const [, names = ''] = new RegExp(`\\b${key}: \\[([^\\]]*)\\]`).exec(handle) ?? []
  return Array.from(names.matchAll(/'([\w-]+)'/g), ([, name = '']) => name)
}

const wordsAreReadInPages: Rule = {
  sentence: 'the words of a part are read by useWords and its like, inside functions: a module has no language',
  faults: (tree) => {
    const parts = declaredParts(tree)
    return tree.files
      .filter(({ path, room }) => room === 'app' && !path.startsWith('app/languages/') && !lists.includes(path))
      .flatMap((file) => {
        const sources = file.imports.filter(({ to }) => parts.has(to)).flatMap(({ names }) => names.map(({ local }) => local))
        return sources.length === 0 ? [] : [...treesRead(file, sources), ...readAtModuleLevel(file)]
      })
  },
}

function treesRead({ path, program }: HouseFile, sources: readonly string[]): string[] {
  const found: string[] = []
  new Visitor({
    MemberExpression({ object }) {
      if (object.type === 'Identifier' && sources.includes(object.name))
        found.push(
          `${path} reads ${object.name} itself, of which a browser has the name alone. Read what useWords(${object.name}) gives.`,
        )
    },
  }).visit(program)
  return [...new Set(found)]
}

/** What writes English days and money: the office, its emails and papers. A page has a language. */
const englishWriters = 'dayText shortDay monthText monthName monthNames weekdayName weekdayNames daysText moneyText'.split(' ')

const pagesWriteInTheirLanguage: Rule = {
  sentence: 'what visitors read writes days, money and figures by the formatter of its language',
  faults: ({ files }) =>
    files
      .filter(({ path, isTest }) => /^app\/(site|shared|ui)\//.test(path) && !isTest)
      .flatMap(({ path, imports, code }) => [
        ...imports
          .flatMap(({ names }) => names.map(({ name }) => name))
          .filter((name) => englishWriters.includes(name))
          .map((name) => `${path} writes English by ${name}. Take useFormatter, formatterOf or an argument.`),
        ...(/\.toLocale(Date|Time)?String\(/.test(code)
          ? [`${path} lets the browser write, which knows not every language. Take useFormatter, formatterOf or an argument.`]
          : []),
        // French has a space before them. An expression of JSX has none behind its brace, an object has one.
        ...(path.endsWith('.tsx') && /[:;] \{[^\s}]/.test(code)
          ? [`${path} writes an English colon between two values. Take colon of useFormatter, or seriesSign.`]
          : []),
      ]),
}

function readAtModuleLevel({ path, program }: HouseFile): string[] {
  const found: string[] = []
  let depth = 0
  const within = { enter: () => void depth++, leave: () => void depth-- }
  new Visitor({
    FunctionDeclaration: within.enter,
    'FunctionDeclaration:exit': within.leave,
    FunctionExpression: within.enter,
    'FunctionExpression:exit': within.leave,
    ArrowFunctionExpression: within.enter,
    'ArrowFunctionExpression:exit': within.leave,
    CallExpression({ callee }) {
      if (depth === 0 && callee.type === 'Identifier' && readers.includes(callee.name))
        found.push(
          `${path} calls ${callee.name} while it loads, when there is no language. Call it in the function that needs the words.`,
        )
    },
  }).visit(program)
  return found
}

const part = (name: string) =>
  `import { source } from '#platform/languages/source.ts'\nexport const words = source('${name}', { title: 'A' })`
const listOf = (...names: string[]) => names.map((name) => `import './${name}.ts'`).join('\n')

export const languageBreaches: Breach[] = [
  {
    rule: partsAreData,
    planted:
      'a part of another name, one of the admin area without its prefix, one with a function beside it, one that nobody listed',
    files: {
      'app/words/search.ts': part('find'),
      'app/words/admin/frame.ts': part('frame'),
      'app/words/panel.ts': `${part('panel')}\nexport const left = (count: number) => count`,
      'app/words/season.ts': part('season'),
      'app/words/home.ts': part('home'),
      'app/words/en.ts': 'export const words = {}',
      'app/words/sources.server.ts': listOf('search', 'panel', 'home', 'admin/frame'),
    },
    messages: [
      "app/words/search.ts is not one source('search', …) alone, and the browser gets nothing else of it. Move the rest to another file.",
      "app/words/admin/frame.ts is not one source('admin-frame', …) alone, and the browser gets nothing else of it. Move the rest to another file.",
      "app/words/panel.ts is not one source('panel', …) alone, and the browser gets nothing else of it. Move the rest to another file.",
      'app/words/season.ts is in no list of sources, so that no page can have its words. List it.',
    ],
  },
  {
    rule: pagesNameTheirParts,
    planted:
      'a page that says a part late and names another, one whose static part says one that it does not name, beside one whose layout names it and one whose loader alone reads it; a public page with a part of the admin area, whose own pages name none',
    files: {
      'app/routes.ts':
        "export default [layout('site/layout.tsx', [index('site/home.tsx'), route('a', 'site/a.tsx'), route('b', 'site/b.tsx'), route('c', 'site/c.tsx'), route('d', 'site/d.tsx')]), route('admin', 'admin/a.tsx')]",
      'app/site/layout.tsx':
        "import { words } from '../words/box.ts'\nexport const handle = {\n  words: ['box'],\n}\nexport default () => useWords(words)",
      'app/site/home.tsx':
        "import { words } from '../words/season.ts'\nexport const loader = (args) => wordsOf(args, words)\nexport default () => null",
      'app/site/a.tsx':
        "export const handle = { words: ['season'] }\nexport default () => lazy(() => import('./late.tsx'))\nconst words = ['panel']",
      'app/site/late.tsx': "import { words } from '../words/panel.ts'\nexport const Late = () => useWords(words)",
      'app/site/b.tsx': "import { words } from '../words/box.ts'\nexport default () => useWords(words)",
      'app/site/c.tsx':
        "import { staticPart } from '../ui/static-part.tsx'\nimport { words } from '../words/fees.ts'\nexport const handle = {\n  words: ['panel'],\n  staticWords: ['fees'],\n}\nconst Part = staticPart(async () => (await import('./fixed.tsx')).Fixed)\nexport default () => useWords(words)",
      'app/site/d.tsx': "import { words } from '../words/admin/frame.ts'\nexport default () => useWords(words)",
      'app/admin/a.tsx': "import { words } from '../words/admin/frame.ts'\nexport default () => useWords(words)",
      'app/words/admin/frame.ts': part('admin-frame'),
      'app/site/fixed.tsx':
        "import { words } from '../words/panel.ts'\nimport { words as season } from '../words/season.ts'\nexport const Fixed = () => [useWords(words), useWords(season)]",
      'app/ui/static-part.tsx': 'export const staticPart = (load) => load',
      'app/words/box.ts': part('box'),
      'app/words/fees.ts': part('fees'),
      'app/words/panel.ts': part('panel'),
      'app/words/season.ts': part('season'),
    },
    messages: [
      "app/site/a.tsx may say words of panel, which neither it nor its layout names. Add words: ['panel'] to its handle.",
      "app/site/c.tsx may say words of fees, which neither it nor its layout names. Add words: ['fees'] to its handle.",
      "app/site/c.tsx may say words of season in a static part, which neither it nor its layout names. Add staticWords: ['season'] to its handle.",
      'app/site/d.tsx says words of admin-frame, which only the admin area has.',
      'app/site/a.tsx names words of season and says none of them. Take the name out of its handle.',
      'app/site/c.tsx says words of panel in its static parts alone. Name it in staticWords.',
      'app/site/c.tsx says words of fees outside its static parts too. Name it in words.',
    ],
  },
  {
    rule: wordsAreReadInPages,
    planted: 'words that are read while a module loads, and the English of a part that is read past the language',
    files: {
      'app/words/panel.ts': part('panel'),
      'app/site/a.tsx':
        "import { words } from '../words/panel.ts'\nconst says = useWords(words)\nexport const A = () => says.title",
      'app/site/b.tsx':
        "import { words } from '../words/panel.ts'\ntype Tree = typeof words.tree\nexport const B = () => useWords(words).title + words.tree.title",
    },
    messages: [
      'app/site/a.tsx calls useWords while it loads, when there is no language. Call it in the function that needs the words.',
      'app/site/b.tsx reads words itself, of which a browser has the name alone. Read what useWords(words) gives.',
    ],
  },
  {
    rule: pagesWriteInTheirLanguage,
    planted: 'a page that writes a day or a colon in English, and a figure as the browser does, beside one of the admin area',
    files: {
      'app/site/a.tsx': "import { dayText } from '#values/day-words.ts'\nexport const A = ({ day }) => dayText(day)",
      'app/shared/b.ts': 'export const b = (value: number) => value.toLocaleString()',
      'app/ui/d.tsx': 'export const D = ({ name, text }: { name: string; text: string }) => <p>{name}: {text}</p>',
      'app/admin/c.tsx': "import { dayText } from '#values/day-words.ts'\nexport const C = ({ day }) => dayText(day)",
    },
    messages: [
      'app/site/a.tsx writes English by dayText. Take useFormatter, formatterOf or an argument.',
      'app/shared/b.ts lets the browser write, which knows not every language. Take useFormatter, formatterOf or an argument.',
      'app/ui/d.tsx writes an English colon between two values. Take colon of useFormatter, or seriesSign.',
    ],
  },
]
