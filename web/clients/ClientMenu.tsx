import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon, Menu } from '@mantine/core'
import { Icon } from '../ui/Icon'

type Props = {
  name: string
  onEdit: () => void
  onEarlier: () => void
  onDelete: () => void
  onErase: () => void
}

export function ClientMenu({ name, onEdit, onEarlier, onDelete, onErase }: Props) {
  return (
    <Menu position="bottom-end" width={230} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={`More for ${name}`}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onEdit}>Edit</Menu.Item>
        <Menu.Item onClick={onEarlier}>Earlier versions</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onDelete}>Delete</Menu.Item>
        <Menu.Item color="red" onClick={onErase}>
          Erase for good
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
