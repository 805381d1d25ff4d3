import bold from 'lucide-static/icons/bold.svg?raw'
import photo from 'lucide-static/icons/camera.svg?raw'
import heading from 'lucide-static/icons/heading.svg?raw'
import picture from 'lucide-static/icons/image.svg?raw'
import notice from 'lucide-static/icons/info.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import steps from 'lucide-static/icons/list-ordered.svg?raw'
import quote from 'lucide-static/icons/quote.svg?raw'
import redo from 'lucide-static/icons/redo-2.svg?raw'
import table from 'lucide-static/icons/table.svg?raw'
import grave from 'lucide-static/icons/triangle-alert.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'

const icons = { bold, photo, heading, picture, notice, link, list, steps, quote, redo, table, grave, undo }

export type ToolIconName = keyof typeof icons

/** The shapes of a Lucide file without its frame, as app/admin/components/admin-icon.tsx has them; these come with the editor alone. */
const shapes = (file: string) => file.slice(file.indexOf('\n>') + 2, file.lastIndexOf('</svg>')).trim()

export function ToolIcon({ name }: { name: ToolIconName }) {
  return <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes(icons[name]) }} />
}
