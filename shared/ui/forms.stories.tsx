import { Button, IconButton } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { DeleteButton } from './delete-button.tsx';
import { BusyButton, BusyIconButton, SecondaryButton } from './forms/busy-button.tsx';
import { DraftForm } from './forms/draft-form.tsx';
import { CheckField, Field, SelectField } from './forms/fields.tsx';
import { FileField } from './forms/file-field.tsx';
import { AddButton } from './forms/growing-list.tsx';
import { ImagePicker } from './forms/image-picker.tsx';
import { PersonFields } from './forms/person-fields.tsx';
import { RestoredEdit } from './forms/restored-edit.tsx';
import { Switch } from './forms/switch.tsx';
import { ResultPlaceholder, TaskForm } from './forms/task-form.tsx';
import { LineField, ParagraphField } from './forms/text-fields.tsx';
import { TimeZoneField } from './forms/time-zone-field.tsx';
import { PlusIcon } from './icons.tsx';
import { State, States } from './testing/state.tsx';
import { UserAvatar } from './user-avatar.tsx';

export default { title: 'Forms' };

const nothing = () => {};
const refused = 'Enter at least 3 characters';

export const Buttons = () => (
  <States>
    {(['solid', 'soft', 'ghost'] as const).map((variant) => (
      <State key={variant} name={variant}>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant={variant}>Schedule</Button>
          <Button variant={variant} color="ruby">
            Delete
          </Button>
          {variant === 'solid' ? null : (
            <Button variant={variant} color="gray">
              Cancel
            </Button>
          )}
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      </State>
    ))}
    <State name="sizes">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="1">Small</Button>
        <Button>Usual</Button>
        <Button size="3">Of a form</Button>
      </div>
    </State>
    <State name="busy">
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton busy>Saving...</BusyButton>
        <BusyButton busy={false}>Save Changes</BusyButton>
        <SecondaryButton busy>Testing...</SecondaryButton>
        <SecondaryButton>Cancel</SecondaryButton>
        <BusyIconButton busy variant="soft" aria-label="Adding">
          <PlusIcon />
        </BusyIconButton>
      </div>
    </State>
    <State name="icons alone">
      <div className="flex flex-wrap items-center gap-3">
        <IconButton variant="soft" aria-label="Add">
          <PlusIcon />
        </IconButton>
        <DeleteButton label="Delete Annie" onPress={nothing} />
        <AddButton disabled={false} onClick={nothing}>
          Add to thread
        </AddButton>
      </div>
    </State>
  </States>
);

export const Texts = () => {
  const [text, setText] = useState('Calls it early');
  const line = { label: 'Name', value: text, onType: setText };
  return (
    <States>
      <State name="filled">
        <LineField {...line} />
      </State>
      <State name="empty, optional, with a hint">
        <LineField {...line} value="" optional hint="Shown in lists" placeholder="Annie" />
      </State>
      <State name="refused">
        <LineField {...line} value="An" error={refused} />
      </State>
      <State name="disabled, and to read only">
        <div className="grid gap-3">
          <LineField {...line} disabled />
          <LineField {...line} label="Email" readOnly />
        </div>
      </State>
      <State name="several lines">
        <ParagraphField {...line} rows={3} hint="What the persona writes like" />
      </State>
      <State name="several lines, refused">
        <ParagraphField {...line} rows={3} value="" error={refused} />
      </State>
      <State name="a person" isWide>
        <div className="grid gap-4 sm:grid-cols-2">
          <PersonFields text={() => ({ value: text, onType: setText })} bioRows={2} />
        </div>
      </State>
    </States>
  );
};

export const Choices = () => {
  const [tone, setTone] = useState('dry');
  const [isOn, setIsOn] = useState(true);
  const tones = [
    { value: 'dry', label: 'Dry' },
    { value: 'warm', label: 'Warm' },
  ];
  const choice = { label: 'Tone', options: tones, value: tone, onChoose: setTone };
  return (
    <States>
      <State name="one of several">
        <SelectField {...choice} hint="Used in each draft" />
      </State>
      <State name="refused">
        <SelectField {...choice} error="Choose a tone" />
      </State>
      <State name="ticked, not ticked">
        <div className="grid gap-3">
          <CheckField label="Made with AI" checked={isOn} onChange={setIsOn} />
          <CheckField
            label="Paid partnership"
            hint="Said on X"
            checked={!isOn}
            onChange={nothing}
          />
        </div>
      </State>
      <State name="on, off, disabled">
        <div className="flex gap-4">
          <Switch aria-label="Notify me" checked={isOn} onChange={setIsOn} />
          <Switch aria-label="Digest" checked={!isOn} onChange={nothing} />
          <Switch aria-label="Weekly" checked={false} disabled onChange={nothing} />
        </div>
      </State>
    </States>
  );
};

export const TimeAndZone = () => {
  const [time, setTime] = useState('09:30');
  const [zone, setZone] = useState('Europe/Berlin');
  const at = { label: 'Time', type: 'time', onType: setTime } as const;
  return (
    <States>
      <State name="a time">
        <LineField {...at} value={time} />
      </State>
      <State name="none yet, refused">
        <LineField {...at} value="" error="Choose a time" />
      </State>
      <State name="a zone">
        <TimeZoneField value={zone} onChoose={setZone} hint="Times are shown in this zone" />
      </State>
      <State name="refused">
        <TimeZoneField value="UTC" onChoose={nothing} error="Choose a time zone" />
      </State>
    </States>
  );
};

export const Files = () => {
  const file = {
    label: 'CSV file',
    hint: 'Columns: content, time',
    accept: '.csv',
    onPick: nothing,
  };
  const [picture, setPicture] = useState('');
  return (
    <States>
      <State name="none yet">
        <FileField {...file} error={undefined} fileName={null} disabled={false} />
      </State>
      <State name="refused">
        <FileField {...file} error="The file has no rows" fileName="posts.csv" disabled={false} />
      </State>
      <State name="being read">
        <FileField
          {...file}
          error={undefined}
          fileName="posts.csv"
          disabled={false}
          onCancel={nothing}
        />
      </State>
      <State name="a picture">
        <Field label="Profile image">
          {(control) => (
            <ImagePicker
              control={control}
              value={picture}
              preview={<UserAvatar name="Kit Ferro" image={picture || null} />}
              onChange={setPicture}
            />
          )}
        </Field>
      </State>
    </States>
  );
};

export const WholeForms = () => {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('Annie');
  const send = { form, onSubmit: (event: { preventDefault(): void }) => event.preventDefault() };
  const field = <LineField label="Name" value={name} onType={setName} />;
  const edit = { draft: { name }, before: { name: '' }, isBack: true, isOverwriting: true };
  return (
    <States>
      <State name="refused by the server">
        <DraftForm
          {...send}
          refusal="This name is taken."
          busy={false}
          submitLabel="Save"
          busyLabel=""
        >
          {field}
        </DraftForm>
      </State>
      <State name="being sent">
        <DraftForm {...send} refusal={null} busy submitLabel="" busyLabel="Saving...">
          {field}
        </DraftForm>
      </State>
      <State name="a task that failed">
        <TaskForm
          {...send}
          label="Analyze"
          action="Analyze"
          busyLabel=""
          busy={false}
          error={new Error('The server could not be reached.')}
          onCancel={nothing}
        >
          {field}
        </TaskForm>
      </State>
      <State name="a task at work">
        <TaskForm
          {...send}
          label="Draft"
          action=""
          busyLabel="Drafting..."
          busy
          error={null}
          onCancel={nothing}
        >
          {field}
        </TaskForm>
      </State>
      <State name="changes that are back">
        <RestoredEdit
          edit={{ ...edit, change: nothing, onto: (row) => row, discard: nothing, saved: nothing }}
        />
      </State>
      <State name="where a result will stand">
        <ResultPlaceholder>The result appears here.</ResultPlaceholder>
      </State>
    </States>
  );
};
