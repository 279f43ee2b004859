import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '#shared/ui/testing/on-screen.ts';
import { showSettings, tab, toast } from '../testing/show-settings.tsx';

const quiet = () => screen.getByRole('switch', { name: 'Quiet hours' });

test('quiet hours that are switched on begin in the zone of the device, and are saved', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Tokyo',
  });
  const { bodies } = await showSettings();
  tab('Notifications');
  expect(screen.queryByLabelText('Until')).toBeNull();
  fireEvent.click(quiet());
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('10:00 PM');
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('7:00 AM');
  press('Save Changes');
  await toast('Settings Saved');
  expect(bodies()[0]?.notifications).toMatchObject({
    quietHours: true,
    quietFrom: '22:00',
    quietTo: '07:00',
    quietZone: 'Asia/Tokyo',
  });
});

test('those that were saved keep their zone', async () => {
  const { bodies } = await showSettings(({ notifications }) => {
    Object.assign(notifications, { quietHours: true, quietZone: 'Europe/Berlin' });
  });
  tab('Notifications');
  fireEvent.click(quiet());
  fireEvent.click(quiet());
  fireEvent.click(screen.getByRole('switch', { name: 'Weekly digest' }));
  press('Save Changes');
  await toast('Settings Saved');
  expect(bodies()[0]?.notifications).toMatchObject({
    quietHours: true,
    quietZone: 'Europe/Berlin',
    weeklyDigest: false,
  });
});
