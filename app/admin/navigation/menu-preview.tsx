import type { Content } from '#features/content/entry.ts'
import { useWords } from '../../languages/use-words.ts'
import { menuAdminWords } from '../../words/admin/content/menus.ts'

type WrittenLink = { label: string; page: string | null; address: string; hidden: boolean }

/** The links of a menu as visitors will see them, in their order, each with its address. */
export function MenuPreview({ content }: { content: Content }) {
  const words = useWords(menuAdminWords).look
  const links = Array.isArray(content.links) ? (content.links as WrittenLink[]) : []
  const shown = links.filter(({ hidden }) => !hidden)
  return (
    <>
      {content.title ? <h3>{String(content.title)}</h3> : null}
      {content.text ? <p>{String(content.text)}</p> : null}
      {shown.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className="menu-preview">
          {shown.map(({ label, page, address }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is written may stand there twice
            <li key={at}>
              <b>{label || '…'}</b> <span className="muted small">{page || address || words.gone}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
