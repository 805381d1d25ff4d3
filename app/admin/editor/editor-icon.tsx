import down from 'lucide-static/icons/arrow-down.svg?raw'
import up from 'lucide-static/icons/arrow-up.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import drawing from 'lucide-static/icons/dices.svg?raw'
import grip from 'lucide-static/icons/grip-vertical.svg?raw'
import add from 'lucide-static/icons/plus.svg?raw'
import route from 'lucide-static/icons/route.svg?raw'
import remove from 'lucide-static/icons/trash-2.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'
import { shapes } from '../components/admin-icon.tsx'

const icons = {
  add: shapes(add),
  copy: shapes(copy),
  down: shapes(down),
  drawing: shapes(drawing),
  grip: shapes(grip),
  remove: shapes(remove),
  route: shapes(route),
  undo: shapes(undo),
  up: shapes(up),
}

export type EditorIconName = keyof typeof icons

/** A drawing on a button of an editor, beside its word or in its place; then the button is named. */
export function EditorIcon({ name }: { name: EditorIconName }) {
  return <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />
}
