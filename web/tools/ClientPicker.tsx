// An existing client or 'New Client', by name, out of ten thousand.
import { Combobox, InputBase, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { useState } from 'react'
import { useClientCount, useClientSearch, useClientWindow } from '../data/queries'
import styles from './ClientPicker.module.css'

type ClientPickerProps = {
  clientId: string | null
  clientName: string | null
  onPick: (client: { id: string; name: string } | null) => void
}

const PAGE = 60
const NEW = 'new-client'

export function ClientPicker({ clientId, clientName, onPick }: ClientPickerProps) {
  const [text, setText] = useState('')
  const [count, setCount] = useState(PAGE)
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setText('')
      setCount(PAGE)
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const open = combobox.dropdownOpened
  return (
    <Combobox
      store={combobox}
      size="md"
      withinPortal={false}
      onOptionSubmit={(value, option) => {
        onPick(value === NEW ? null : { id: value, name: String(option['aria-label'] ?? '') })
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target targetType="button">
        <InputBase
          component="button"
          type="button"
          pointer
          size="md"
          label="Existing client"
          description="Optional: brings in the card, allergies, patch tests and past formulas."
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          classNames={{ input: styles.target, description: styles.help }}
          onClick={() => combobox.toggleDropdown()}
        >
          {clientId === null ? 'New Client' : (clientName ?? 'Client')}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown}>
        <Combobox.Search
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            combobox.selectFirstOption()
          }}
          placeholder="Search by name, phone or concern"
          aria-label="Search clients"
        />
        <Combobox.Options
          aria-label="Clients"
          className={styles.options}
          onScroll={event => {
            const list = event.currentTarget
            if (list.scrollHeight - list.scrollTop - list.clientHeight < 400) setCount(count + PAGE)
          }}
        >
          {open && text.trim() === '' && <ByName count={count} />}
          {open && text.trim() !== '' && <Found text={text} />}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function ByName({ count }: { count: number }) {
  const rows = useClientWindow(0, count)
  const total = useClientCount()
  return (
    <>
      <Combobox.Option value={NEW} className={styles.option}>
        New Client
      </Combobox.Option>
      {rows?.map(row => (
        <Choice key={row.id} id={row.id} name={row.fields.name} detail={row.fields.hair_type} />
      ))}
      {total !== undefined && total > count && (
        <Combobox.Footer>{total.toLocaleString('en-GB')} clients: type to find one</Combobox.Footer>
      )}
    </>
  )
}

function Found({ text }: { text: string }) {
  const rows = useClientSearch(text)
  if (rows === undefined) return null
  if (rows.length === 0) return <Combobox.Empty>No client like “{text.trim()}”</Combobox.Empty>
  return rows.slice(0, PAGE).map(row => <Choice key={row.id} id={row.id} name={row.name} detail={null} />)
}

function Choice({ id, name, detail }: { id: string; name: string; detail: string | null }) {
  return (
    <Combobox.Option value={id} aria-label={name} className={styles.option}>
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Combobox.Option>
  )
}
