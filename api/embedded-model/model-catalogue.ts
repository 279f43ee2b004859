/** A model that can be downloaded: one GGUF file at a fixed revision of its repository. */
export interface CatalogueModel {
  id: string;
  name: string;
  /** SPDX identifier. */
  licence: string;
  /** Number of languages that its publisher names. */
  languages: number;
  /** Of the file. */
  bytes: number;
  sha256: string;
  /** Below the base address of EMBEDDED_MODEL_URL. */
  path: string;
}

/** Three sizes, 4 bits a weight, none of which has to think. docs/decisions/embedded-models.md names the sources of the checksums. */
export const modelCatalogue: CatalogueModel[] = [
  {
    id: 'qwen3.5-0.8b',
    name: 'Qwen3.5 0.8B',
    licence: 'Apache-2.0',
    languages: 201,
    bytes: 532_517_120,
    sha256: 'bd258782e35f7f458f8aced1adc053e6e92e89bc735ba3be89d38a06121dc517',
    path: 'unsloth/Qwen3.5-0.8B-GGUF/resolve/6ab461498e2023f6e3c1baea90a8f0fe38ab64d0/Qwen3.5-0.8B-Q4_K_M.gguf',
  },
  {
    id: 'qwen3.5-2b',
    name: 'Qwen3.5 2B',
    licence: 'Apache-2.0',
    languages: 201,
    bytes: 1_280_835_840,
    sha256: 'aaf42c8b7c3cab2bf3d69c355048d4a0ee9973d48f16c731c0520ee914699223',
    path: 'unsloth/Qwen3.5-2B-GGUF/resolve/f6d5376be1edb4d416d56da11e5397a961aca8ae/Qwen3.5-2B-Q4_K_M.gguf',
  },
  {
    id: 'qwen3.5-4b',
    name: 'Qwen3.5 4B',
    licence: 'Apache-2.0',
    languages: 201,
    bytes: 2_740_937_888,
    sha256: '00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4',
    path: 'unsloth/Qwen3.5-4B-GGUF/resolve/e87f176479d0855a907a41277aca2f8ee7a09523/Qwen3.5-4B-Q4_K_M.gguf',
  },
];

/** Weights and what the engine holds beside them: the contexts of two conversations and its buffers. */
export const memoryOf = ({ bytes }: CatalogueModel) => bytes + 600_000_000;
