import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { BlockEditor } from '#app/admin/editor/text/block-editor.tsx'
import { hours } from '#artwork/hours.ts'
import { sceneIds } from '#artwork/scene-ids.ts'
import type { Block } from '#features/pages/blocks.ts'
import '#app/ui/admin/admin.css'

const drawings = { scenes: sceneIds.map((id) => ({ id, title: id })), hours }

/** A form with only the editor of texts, as a screen of the admin area has it. */
function Page() {
  const [value, setValue] = useState<readonly Block[]>([{ kind: 'text', text: 'The road begins here.' }])
  return (
    <main>
      <h1>A text</h1>
      <form method="post" action="/posted" className="pane">
        <BlockEditor name="body" label="Text" value={value} onChange={setValue} drawings={drawings} photos={[]} />
        <button type="submit">Save</button>
        <button type="button" onClick={() => setValue([{ kind: 'heading', text: 'Theirs' }])}>
          Take theirs
        </button>
      </form>
    </main>
  )
}

const root = document.querySelector('#root')
// Its words stand in the document; a page takes them by way of its router.
const router = createMemoryRouter([{ id: 'root', path: '/', Component: Page }])
if (root) createRoot(root).render(<RouterProvider router={router} />)
