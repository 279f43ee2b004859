import { configure } from '@testing-library/dom';

// Only ends what hangs, as the other limits: on a busy machine a screen can take seconds.
configure({ asyncUtilTimeout: 10_000 });
