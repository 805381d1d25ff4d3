import { useSectionInView } from '../../ui/sections/section-tabs.tsx'
import { editorWords as words } from '../../words/admin/content/editor.ts'
import type { Shape } from '../editor/shape.ts'

/** Links to the parts of an editor; the one in sight is marked. All parts stand on the one page, so that nothing typed is hidden. */
export function EditorTabs({ parts }: { parts: Shape }) {
  const current = useSectionInView(parts)
  if (parts.length < 2) return null
  return (
    <nav className="admin-tabs" aria-label={words.parts}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
