import type { Breach } from './house-breaches.ts'
import { pagesOf } from './house-pages.ts'
import { type HouseFile, importsBetween, type Rule, type Tree } from './house-tree.ts'

const seenField = /name="(version|seen)"/
const exported = ({ program }: HouseFile, name: string) =>
  program.body.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      (statement.declaration?.type === 'FunctionDeclaration'
        ? statement.declaration.id?.name === name
        : statement.declaration?.type === 'VariableDeclaration' &&
          statement.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)),
  )

/** The page and the components of the admin area that it shows. */
function shownBy(page: HouseFile, tree: Tree): HouseFile[] {
  const shown = new Set([page])
  for (const file of shown)
    for (const { link } of importsBetween({ ...tree, files: [file] })) {
      const part = tree.files.find(({ path }) => path === link.to)
      if (part && !link.isType && part.room === 'app' && part.path.startsWith('app/admin/') && part.path.endsWith('.tsx'))
        shown.add(part)
    }
  return [...shown]
}

const conflictsAreReadAgain: Rule = {
  sentence:
    'a page of the admin area whose form sends back which version it was drawn from reads its data again after a conflict',
  faults: (tree) =>
    [...new Set(pagesOf(tree).pages.map(({ file }) => file))]
      .filter((path) => path.startsWith('app/admin/'))
      .flatMap((path) => tree.files.find((file) => file.path === path) ?? [])
      .filter((page) => exported(page, 'action') && !exported(page, 'shouldRevalidate'))
      .filter((page) => shownBy(page, tree).some(({ code }) => seenField.test(code)))
      .map(
        ({ path }) =>
          `${path} sends a version and reads nothing again after a 409, so its second save is refused too. Export shouldRevalidate = revalidateOnConflict.`,
      ),
}

const form = (field: string) => `export const Fields = () => <input name="${field}" />`
const action = 'export async function action() { return 1 }\nexport default function Page() { return <Fields /> }'

export const conflictBreaches: readonly Breach[] = [
  {
    rule: conflictsAreReadAgain,
    planted: 'a page whose part sends a version, one that reads again, and one without a version',
    files: {
      'app/routes.ts':
        "export default [route('a', 'admin/a.tsx'), route('b', 'admin/b.tsx'), route('c', 'admin/c.tsx')] satisfies RouteConfig",
      'app/admin/fields.tsx': form('version'),
      'app/admin/plain.tsx': form('name'),
      'app/admin/a.tsx': `import { Fields } from './fields.tsx'\n${action}`,
      'app/admin/b.tsx': `import { Fields } from './fields.tsx'\nexport const shouldRevalidate = revalidateOnConflict\n${action}`,
      'app/admin/c.tsx': `import { Fields } from './plain.tsx'\n${action}`,
    },
    messages: [
      'app/admin/a.tsx sends a version and reads nothing again after a 409, so its second save is refused too. Export shouldRevalidate = revalidateOnConflict.',
    ],
  },
]
